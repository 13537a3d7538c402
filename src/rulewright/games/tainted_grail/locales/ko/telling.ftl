## telling.py
# $names: one attribute, or several of which a key may ask for any ("Courage", "Caution").
attributes = { LIST($names, type: "or") }

# Which row of a card's keys that is. $row: 1.
nth-row = { $row ->
    [1] 첫 번째
    [2] 두 번째
    [3] 세 번째
    [4] 네 번째
   *[other] { $row }번째
} 줄
track-terror = 공포
# $pool: the markers in the combat pool, $value: those that a victory takes.
step-combat = { $pool ->
    [0] 전투 풀은 비어 있고 조우 수치는 { $value }입니다.
   *[other] 전투 풀에 마커가 { $pool }개 있고 조우 수치는 { $value }입니다.
}
# $stage: 1, $affinity: 2 (perhaps below 0).
step-diplomacy = 스테이지 { $stage }이고 친밀도는 { $affinity }입니다.
step-ambush = 기습: 손패가 1장이 될 때까지 버립니다.
step-charge = 돌진: 무엇보다 먼저 적이 피해를 줍니다.
step-tokens = 시간 토큰이 있는 카드마다 1개씩 치웁니다.
step-delayed = 마지막 토큰을 치워 ‘{ $card }’ 카드의 지연 능력을 해결합니다.
# $card: its name ("Attack").
step-first = 먼저 ‘{ $card }’ 카드를 냅니다.
step-further = 추가 카드 보너스가 연결되어 ‘{ $card }’ 카드를 더 냅니다.
step-licensed = 능력 덕분에 ‘{ $card }’ 카드를 더 냅니다.
# $row: 1, $attribute: its name ("Courage"), or several of which any will do; $which: courage, or caution/courage.
step-joins = { nth-row }의 열쇠는 { $attribute } 점수가 충분해 연결됩니다.
# $row, $attribute, $which as above; $level: what the key asks for (2).
step-too-low = { nth-row }의 열쇠는 { $attribute } { $level }점이 필요해 연결되지 않습니다.
# $left: how much magic is left.
step-magic = 마법 1점을 써서 마법 열쇠를 연결하고, { $left ->
    [0] 남은 마법은 없습니다.
   *[other] 마법 { $left }점이 남습니다.
}
step-free = 기본 열쇠가 연결됩니다.
step-ignored = 첫 카드의 추가 카드 보너스는 무시합니다.
step-void = 공백 때문에 다음 아이콘은 효과가 없습니다.
# $number: markers added, $pool: how many there are then.
step-markers = 전투 풀에 마커 { $number }개를 더해 { $pool }개가 됩니다.
step-defensive = 방어적: 첫 카드가 더하는 마커가 1개 줄어듭니다.
step-markers-lost = { $pool ->
    [0] 전투 풀에서 마커 { $number }개를 빼 전투 풀이 비었습니다.
   *[other] 전투 풀에서 마커 { $number }개를 빼 { $pool }개가 남습니다.
}
# $number: how many markers are missing in the pool.
step-missing = { $number ->
    [1] 마커 1개가 모자라 카드 1장을 버립니다.
   *[other] 마커 { $number }개가 모자라 1개마다 카드 1장씩 버립니다.
}
# $number: how far the marker moves, below 0 downwards (−1), $affinity: where it is then.
step-affinity = { $direction ->
    [none] 마커가 움직이지 않아 친밀도는 그대로 { $affinity }입니다.
    [down] 마커를 아래로 { $distance }칸 움직여 친밀도가 { $affinity }이(가) 됩니다.
   *[up] 마커를 위로 { $distance }칸 움직여 친밀도가 { $affinity }이(가) 됩니다.
}
# $attribute: "Empathy".
step-encounter-bonus = { $attribute } 조우 보너스로 현재 스테이지의 효과를 받습니다.
step-no-encounter-bonus = 현재 스테이지에는 이 조우 보너스의 규칙이 없습니다.
# $card: a card's name, or "an unknown card"; $deck: how many cards the deck holds then.
step-drawn = { $deck ->
    [0] ‘{ $card }’ 카드를 뽑아 덱이 비었습니다.
   *[other] ‘{ $card }’ 카드를 뽑고, 덱에는 { $deck }장이 남습니다.
}
# $card: a card's name, or "an unknown card".
step-discarded = 손에서 ‘{ $card }’ 카드를 버립니다.
step-hand-empty = 손패가 없어 나머지는 덱에서 버립니다.
# $number: how many cards.
step-deck-discarded = 덱 맨 위에서 카드 { $number }장을 버립니다.
step-torn = ‘{ $card }’ 카드를 위에 놓인 마법, 토큰과 함께 버립니다.
step-placement = ‘{ $card }’ 카드의 배치 능력을 해결합니다.
# $number: what is lost, $health: what is left.
step-damage = { $health ->
    [0] 체력 { $number }점을 잃어 남은 체력이 없습니다.
   *[other] 체력 { $number }점을 잃어 { $health }점이 남습니다.
}
# $number: how much is gained, $track: of what ("terror"), $which: health, energy, terror, magic, reputation or an
# attribute, $left: how much there is then.
step-gained = { $track } { $number }점을 얻어 { $left }점이 됩니다.
step-lost = { $track } { $number }점을 잃어 { $left }점이 됩니다.
# $energy: how much there is now that health allows no more.
step-energy-limit = 체력 때문에 에너지가 { $energy }점으로 내려갑니다.
# $number: by how much the damage gets smaller.
step-blocked = 능력 덕분에 피해가 { $number }점 줄어듭니다.
# $number: how many markers stay.
step-held = 능력 덕분에 마커 { $number }개가 전투 풀에 남습니다.
step-deceptive = 이 피해는 막을 수 없습니다.
step-step-3 = 3단계에서 ‘{ $card }’ 카드의 능력을 해결합니다.
# $card: a card's name, $number: how many charges.
step-charged = ‘{ $card }’ 카드에 충전 { $number }개를 올립니다.
step-charges-paid = ‘{ $card }’ 카드에서 충전 { $number }개를 냅니다.
step-by-hand = 적혀 있지 않은 효과이므로 직접 해결하세요.
step-opportunist = 기회주의자: 낸 카드가 2장 미만입니다.
step-opportunity = 적이 기회 공격을 합니다.
# $pool: the markers in the combat pool, $value: those that a victory takes.
step-won = 전투 풀의 마커가 { $pool }개로 조우 수치 { $value } 이상이어서 이깁니다.
step-not-won = 전투 풀의 마커가 { $pool }개로 조우 수치 { $value }보다 적어 아직 이기지 못합니다.
# $pool: the markers in the combat pool, by which the table's row is chosen.
step-attack = 적이 전투 참조표의 ‘마커 { $pool }개’ 행대로 공격합니다.
step-no-attack = 전투 참조표에 ‘마커 { $pool }개’ 행이 없어 아무 일도 일어나지 않습니다.
step-fury = 분노: 3단계를 한 번 더 거칩니다.
step-horde = 무리: 덱 맨 위에서 카드 2장을 버립니다.
# $lost: how much energy the escape costs (0 or 1), $energy: how much there is then.
step-escape = 캐릭터가 도망칩니다. { $lost ->
    [0] 잃을 에너지는 없습니다.
   *[other] 에너지 { $lost }점을 잃어 { $energy }점이 됩니다.
}
step-skull = 다이얼에서 해골이 나와 전투가 계속됩니다.
step-grail = 다이얼에서 성배가 나와 도망칩니다.
step-empty-deck = 덱에 카드가 모자랍니다.
step-dying = 체력이 0이 되어 캐릭터가 ‘죽어가는 중’ 상태로 조우에서 즉시 벗어납니다.
# $number: how many members of the party go on.
step-others-go-on = 나머지 파티 구성원 { $number }명은 조우를 계속합니다.
step-guardian-defeated = 수호자는 더 돌아다니지 않으며, 카드를 조우 덱의 맨 밑에 넣습니다.
step-guardian-stays = 수호자와 맞서는 캐릭터가 없어 카드는 이 지역에 남고 수호자는 돌아다닙니다.
step-robbed = 체력이 1점보다 많은 캐릭터가 없어 재산과 아이템을 모두 잃고 조우가 끝납니다.
step-flees = 적이 도주해 보상도 전리품도 없이 조우가 끝납니다.
step-failed = 교섭에 실패해 파티 구성원 각자가 카드에 적힌 대가를 치릅니다.
step-at-bottom = 마커가 맨 아래 칸에 있습니다.
step-between = 친밀도는 { $affinity }이고 맨 위 칸은 { $top }입니다.
step-at-top = 마커가 맨 위 칸에 있어 스테이지에서 이깁니다.
step-next-stage = 스테이지 { $stage }이(가) 시작되어 마커를 회색 칸에 놓으며, 반응은 없습니다.
step-reaction = 상대가 스테이지 { $stage }에 적힌 대로 반응합니다.
step-end-of-turn = 차례가 끝나, 손패가 3장을 넘으면 3장만 남기고 버린 뒤 카드를 뽑습니다.
step-no-draw = 공황 상태에서는 차례가 끝날 때 카드를 뽑지 않습니다.
refused-over = 낼 순서의 { $number }번째 { $move }: 그 전에 활성화가 끝나서 할 수 없습니다.
refused-panic = 낼 순서의 { $number }번째 { $move }: 공황 상태에서는 카드를 내야 해서 할 수 없습니다.
refused-not-in-deck = 낼 순서의 { $number }번째 { $move }: 공황 상태에서는 덱 맨 위 카드를 내야 해서 할 수 없습니다.
refused-not-in-hand = 낼 순서의 { $number }번째 { $move }: 손패에 없는 카드라서 낼 수 없습니다.
refused-escape-tried = 낼 순서의 { $number }번째 { $move }: 활성화마다 한 번만 도망칠 수 있습니다.
refused-no-charges = 낼 순서의 { $number }번째 { $move }: 보이는 카드에 필요한 충전이 없어 할 수 없습니다.
refused-no-magic-key = 낼 순서의 { $number }번째 { $move }: 마법 열쇠의 두 반쪽이 맞닿지 않아 할 수 없습니다.
refused-no-magic = 낼 순서의 { $number }번째 { $move }: 쓸 마법이 없어 할 수 없습니다.
refused-quick = 낼 순서의 { $number }번째 { $move }: 재빠른 적을 상대로는 카드를 2장까지만 낼 수 있습니다.
refused-no-extra-card = 낼 순서의 { $number }번째 { $move }: 첫 카드가 아니고 추가 카드 보너스도 없어 낼 수 없습니다.
refused-needs-magic = 낼 순서의 { $number }번째 { $move }: 추가 카드 보너스가 마법 열쇠에 있어 마법 1점을 써야 합니다.
refused-attribute-too-low = 낼 순서의 { $number }번째 { $move }: { nth-row }의 열쇠에 { $attribute } { $level }점이 필요해 낼 수 없습니다.
refused-voided = 낼 순서의 { $number }번째 { $move }: 공백 때문에 추가 카드 보너스의 효과가 없어 낼 수 없습니다.
refused-meets-no-key = 낼 순서의 { $number }번째 { $move }: 추가 카드 보너스가 앞 카드의 열쇠와 맞닿지 않아 낼 수 없습니다.
result-win = 승리
    .wish = { wish-igida }
result-stage-won = 스테이지 승리
    .wish = 스테이지에서 { wish-igida }
result-goes-on = 조우 계속
    .wish = 조우가 계속{ wish-doeda }
result-escaped = 도망 성공
    .wish = { $position ->
        [before] 도망치거나
       *[last] { $likely ->
            [certain] 도망칩니다
            [almost] 도망칩니다
           *[likely] 도망칠
        }
    }
result-failed = 교섭 실패
    .wish = { $position ->
        [before] 교섭에 실패하거나
       *[last] { $likely ->
            [certain] 교섭에 실패합니다
            [almost] 교섭에 실패합니다
           *[likely] 교섭에 실패할
        }
    }
result-enemy-flees = 적의 도주
    .wish = { $position ->
        [before] 적이 도주하거나
       *[last] { $likely ->
            [certain] 적이 도주합니다
            [almost] 적이 도주합니다
           *[likely] 적이 도주할
        }
    }
result-robbed = 모두 강도를 당함
    .wish = { $position ->
        [before] 모두 강도를 당하거나
       *[last] { $likely ->
            [certain] 모두 강도를 당합니다
            [almost] 모두 강도를 당합니다
           *[likely] 모두 강도를 당할
        }
    }
result-dying = ‘죽어가는 중’ 상태
    .wish = ‘죽어가는 중’ 상태가 { wish-doeda }
# The headline of a line of play. $end: how it ends ("You win"), $pool: the markers in the pool, $hand: the cards in hand,
# $health, $energy, $terror, $magic: what there is then.
end-pool-pool-health-health-energy = 결과는 { $end }입니다. 남은 상태는 전투 풀 마커 { $pool }개, 체력 { $health }점, 에너지 { $energy }점, 공포 { $terror }점, 마법 { $magic }점, 손패 { $hand }장입니다.
# As above. $stage: the stage of the diplomacy, $affinity: its marker.
end-stage-stage-affinity-affinity-health = 결과는 { $end }입니다. 남은 상태는 스테이지 { $stage }, 친밀도 { $affinity }, 체력 { $health }점, 에너지 { $energy }점, 공포 { $terror }점, 마법 { $magic }점, 손패 { $hand }장입니다.
# $card: a card's name, $share: the chance to draw it with its fraction ("16.7% (1/6)").
card-share = { $card } { $share }
# $chances: a list of `card-share`.
the-chances-of-this-draw-chances = { $pile ->
    [dial] 다이얼에서 나올 확률은 { LIST($chances, type: "unit") }입니다.
   *[deck] 다음 카드가 나올 확률은 { LIST($chances, type: "unit") }입니다.
}
