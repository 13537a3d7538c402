## space.py

both-space-and-card-are-given = “space”와 “card”가 모두 있습니다.
give-the-space-or-the-card = 조우하는 칸이나 카드 중 하나만 쓰세요.
this-space-treats-good-neutral-and = 이 칸의 효과는 성향에 따라 다릅니다.
the-card-looks-at-it = 카드의 효과에 필요한 값입니다.
id-adds-nothing-to-its-prayers = “{ $id }”은(는) 기도할 때 아무것도 더하지 않습니다.
a-toad-adds-nothing-to-its-prayers = 두꺼비는 기도할 때 아무것도 더하지 않습니다.
nothing-lets-it-leave-the-die-alone = “need_not_roll”이 있지만, 여기서 주사위를 굴리지 않게 해 주는 캐릭터나 카드가 없습니다.
give-visit-ids-or-what-is = “visit”({ $ids })을 쓰거나, 원하는 것을 “wanted”에 쓰세요.
there-is-nothing-to-choose-on = 이 칸에는 고를 것이 없으므로 “visit”을 쓸 수 없습니다.
visit-is-not-open-to-this = 이 캐릭터는 “{ $visit }”을(를) 고를 수 없습니다.
the-inner-region-has-situations-of = 안쪽 지역의 칸은 따로 계산합니다.
on-this-space-cards-are-drawn = 이 칸에서는 카드를 뽑을 뿐, 주사위를 굴리거나 고를 것이 없습니다.
board-castle = 성
board-chapel = 예배당
board-city = 도시
board-crags = 바위산
board-cursed-glade = 저주받은 공터
board-forest = 깊은 숲
board-graveyard = 무덤
board-hidden-valley = 숨겨진 계곡
board-oasis = 오아시스
# A place in play; `.at` says that something is so there.
board-plain-of-peril = 위험한 평야
    .at = 위험한 평야에서는
board-ruins = 폐허
board-tavern = 선술집
board-temple = 신전
board-village = 마을
board-warlocks-cave = 흑마법사의 동굴
cards-dragon = 용
cards-goblin = 고블린
buy-purchase-cards-at-the-markets = 시장 가격으로 상품 카드를 살 수 있음
    .wish = 시장 가격으로 상품 카드를 살{ wish-can }
the-card-is-put-on-title = 카드를 { $title }에 놓음
    .wish = { $position ->
        [before] { $joined ->
            [yes] { $title }(이)나
           *[no] { $title }에 카드를 놓거나
        }
       *[last] { $likely ->
            [certain] { $title }에 카드를 놓습니다
            [almost] { $title }에 카드를 놓습니다
           *[likely] { $title }에 카드를 놓을
        }
    }
    .verb = 카드를 놓다
space-word-doctor = 의사에게 가기
    .do = 의사에게 가세요
space-word-alchemist = 연금술사에게 가기
    .do = 연금술사에게 가세요
space-word-enchantress = 요술사에게 가기
    .do = 요술사에게 가세요
space-word-blacksmith = 대장장이에게 가기
    .do = 대장장이에게 가세요
space-word-healer = 치유사에게 가기
    .do = 치유사에게 가세요
space-word-mystic = 신비술사에게 가기
    .do = 신비술사에게 가세요
space-word-heal = 회복하기
    .do = 회복하세요
space-word-replenish-fate = 운명 토큰 보충하기
    .do = 운명 토큰을 보충하세요
space-word-pray = 기도하기
    .do = 기도하세요
space-word-royal-doctor = 왕실 의사에게 금화 내기
    .do = 왕실 의사에게 금화를 내세요
space-word-royal-doctor-free = 왕실 의사에게 무료로 회복받기
    .do = 왕실 의사에게 무료로 회복받으세요
space-word-no-roll = 굴리지 않기
    .do = 주사위를 굴리지 마세요
    .and = 주사위를 굴리지 말고
space-word-roll = 주사위 굴리기
    .do = 주사위를 굴리세요
    .and = 주사위를 굴리고
space-word-leave-out = 보너스 더하지 않기
    .do = 보너스를 더하지 마세요
    .and = 보너스를 더하지 말고
space-word-add = 보너스 더하기
    .do = 보너스를 더하세요
    .and = 보너스를 더하고
space-word-wanted = 원하는 것을 얻음
space-title = 칸과 조우
space-goal-win = 원하는 것 얻기
