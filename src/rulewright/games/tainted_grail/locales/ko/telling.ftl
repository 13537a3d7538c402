## telling.py
# $names: one attribute, or several of which a key may ask for any ("Courage", "Caution").
attributes = { LIST($names, type: "or") }

terror-2 = 공포
# $pool: the markers in the combat pool, $value: those that a victory takes.
the-activation-begins-pool-in-the = 전투 풀의 마커 { $pool }개로 활성화를 시작합니다. 이기려면 { $value }개가 필요합니다.
# $stage: 1, $affinity: 2 (perhaps below 0).
the-activation-begins-stage-stage-affinity = 스테이지 { $stage }, 친밀도 { $affinity }에서 활성화를 시작합니다.
ambush-the-hand-is-discarded-down = 기습: 손에 1장이 남을 때까지 버립니다.
charge-the-enemy-deals-damage-before = 돌진: 무엇보다 먼저 적이 피해를 줍니다.
n-1-time-token-leaves-each = 시간 토큰이 있는 카드마다 1개씩 제거합니다.
the-last-token-is-gone-the = 마지막 토큰이 사라져 { $card }의 지연 능력을 처리합니다.
# $card: its name ("Attack").
card-is-the-first-card-none = { $card }은(는) 첫 카드이므로 연결되는 열쇠가 없어도 됩니다.
card-is-a-further-card-an = { $card }은(는) 자체의 추가 카드 보너스가 연결되어 추가로 사용합니다.
card-is-a-further-card-that = { $card }은(는) 능력 덕분에 추가로 사용하는 카드입니다.
# $row: 1, $attribute: its name ("Courage"), or several of which any will do; $which: courage, or caution/courage.
the-key-in-row-row-joins = { $row }번 줄의 열쇠가 연결됩니다. { $attribute } 점수가 충분합니다.
# $row, $attribute, $which as above; $level: what the key asks for (2).
the-key-in-row-row-does = { $row }번 줄의 열쇠는 연결되지 않습니다. { $attribute } { $level }점이 필요합니다.
# $left: how much magic is left.
n-1-magic-is-spent-and = 마법 1개를 내고 마법 열쇠를 연결합니다. 남은 마법은 { $left }개입니다.
the-free-key-joins = 기본 열쇠가 연결됩니다.
the-extra-card-bonus-is-ignored = 첫 카드의 추가 카드 보너스는 무시합니다.
a-void-makes-the-next-icon = 공백이 다음 아이콘을 무효로 만듭니다.
# $number: markers added, $pool: how many there are then.
into-the-combat-pool-number-it = 전투 풀에 마커 { $number }개를 더해 모두 { $pool }개가 됩니다.
defensive-the-first-card-adds-1 = 방어적: 첫 카드가 더하는 마커가 1개 줄어듭니다.
out-of-the-combat-pool-number = 전투 풀에서 마커 { $number }개를 빼 { $pool }개가 남습니다.
# $number: how many markers are missing in the pool.
markers-missing-number-each-costs-a = 마커 { $number }개가 모자라 하나마다 카드 1장을 버립니다.
# $number: how far the marker moves, below 0 downwards (−1), $affinity: where it is then.
the-marker-moves-by-number-affinity = 마커를 { NUMBER($number, signDisplay: "always") }만큼 움직여 친밀도가 { $affinity }이(가) 됩니다.
# $attribute: "Empathy".
encounter-bonus-with-attribute-the-current = { $attribute } 조우 보너스로 현재 스테이지에 적힌 효과를 받습니다.
the-current-stage-has-no-rule = 현재 스테이지에는 이 조우 보너스의 규칙이 없습니다.
# $card: a card's name, or "an unknown card"; $deck: how many cards the deck holds then.
drawn-card-cards-left-in-the = { $card }을(를) 뽑습니다. 덱에는 { $deck }장이 남습니다.
# $card: a card's name, or "an unknown card".
discarded-from-hand-card = 손에서 { $card }을(를) 버립니다.
the-hand-is-empty-the-deck = 손이 비어 나머지는 덱에서 버립니다.
# $number: how many cards.
cards-discarded-from-the-top-of = 덱 맨 위의 카드 { $number }장을 버립니다.
card-leaves-the-sequence-with-the = { $card }: 위에 놓인 마법, 토큰과 함께 배열에서 버립니다.
the-placement-ability-of-card-is = { $card }의 배치 능력을 처리합니다.
# $number: what is lost, $health: what is left.
health-lost-number-health-left-health = 체력 { $number }점을 잃어 { $health }점이 남습니다.
# $number: how much is gained, $track: of what ("terror"), $which: health, energy, terror, magic, reputation or an
# attribute, $left: how much there is then.
gained-number-track-now-left = { $track } { $number }을(를) 얻어 { $left }이(가) 됩니다.
lost-number-track-now-left = { $track } { $number }을(를) 잃어 { $left }이(가) 됩니다.
# $number: by how much the damage gets smaller.
an-ability-takes-number-off-the = 능력으로 피해가 { $number } 줄어듭니다.
# $number: how many markers stay.
an-ability-keeps-markers-in-the = 능력으로 마커 { $number }개가 전투 풀에 남습니다.
the-damage-cannot-be-prevented = 이 피해는 방지할 수 없습니다.
card-acts-in-step-3 = { $card }이(가) 제3단에서 작용합니다.
# $card: a card's name, $number: how many charges.
charges-laid-on-card-number = { $card }에 충전 { $number }개를 올립니다.
charges-paid-from-card-number = { $card }에서 충전 { $number }개를 냅니다.
this-effect-is-not-described-resolve = 설명되지 않은 효과이므로 직접 처리하세요.
opportunist-fewer-than-2-cards-were = 기회주의자: 카드를 2장보다 적게 사용했습니다.
the-enemy-makes-its-opportunity-attack = 적이 기회 공격을 합니다.
# $pool: the markers in the combat pool, $value: those that a victory takes.
victory-pool-in-the-combat-pool = 승리합니다. 필요한 마커 { $value }개에 전투 풀은 { $pool }개입니다.
no-victory-yet-pool-in-the = 아직 승리가 아닙니다. 필요한 마커 { $value }개에 전투 풀은 { $pool }개입니다.
# $pool: the markers in the combat pool, by which the table's row is chosen.
the-enemy-attacks-by-the-row = 적이 ‘마커 { $pool }개’ 행대로 공격합니다.
the-combat-table-has-no-row = 전투 참조표에 ‘마커 { $pool }개’ 행이 없어 아무 일도 일어나지 않습니다.
fury-step-3-is-resolved-again = 분노: 제3단을 다시 처리합니다.
horde-the-top-2-cards-of = 무리: 덱 맨 위의 카드 2장을 버립니다.
the-character-escapes = 캐릭터가 도망칩니다.
the-dial-shows-the-skull-the = 다이얼에서 해골이 나왔습니다. 전투가 계속됩니다.
the-dial-shows-the-grail-the = 다이얼에서 성배가 나왔습니다. 도망에 성공합니다.
the-deck-is-too-short = 덱에 카드가 모자랍니다.
health-is-0-the-character-is = 체력이 0입니다. 캐릭터는 죽어가는 중이 되어 조우에서 즉시 벗어납니다.
# $number: how many members of the party go on.
only-escaping-and-dying-lead-out = 나머지 파티 구성원 { $number }명은 조우를 계속합니다.
the-guardian-roams-no-more-its = 수호자는 더 돌아다니지 않습니다. 카드를 조우 덱의 맨 밑에 넣으세요.
nobody-is-left-against-the-guardian = 수호자에게 맞서는 캐릭터가 남지 않았습니다. 카드는 이 지역에 남고 수호자는 돌아다닙니다.
nobody-has-more-than-1-health = 모두의 체력이 1 이하입니다. 재산과 아이템을 모두 잃고 조우가 끝납니다.
the-enemy-flees-the-encounter-is = 적이 도주합니다. 보상도 전리품도 없이 조우가 끝납니다.
the-diplomacy-fails-each-party-member = 교섭에 실패합니다. 카드에 적힌 대로 파티 구성원 각자가 대가를 치릅니다.
the-marker-is-on-the-bottom = 마커가 가장 아래 칸에 있습니다.
the-affinity-is-affinity-the-top = 친밀도는 { $affinity }이고, 가장 위 칸은 { $top }입니다.
the-marker-is-on-the-top = 마커가 가장 위 칸에 있습니다. 스테이지에서 승리합니다.
stage-stage-begins-with-the-marker = 스테이지 { $stage } 시작: 마커를 회색 칸에 놓으며, 반응은 없습니다.
the-opponent-reacts-as-stage-stage = 상대가 스테이지 { $stage }에 적힌 대로 반응합니다.
the-turn-ends-down-to-3 = 차례가 끝납니다: 손에 든 카드를 3장까지 줄이고 카드를 뽑습니다.
in-panic-no-card-is-drawn = 공황 상태에서는 차례 끝에 카드를 뽑지 않습니다.
not-allowed-move-number-move-the = { $number }번째 수 { $move }: 허용되지 않습니다. 그 전에 활성화가 끝났습니다.
not-allowed-move-number-move-in = { $number }번째 수 { $move }: 허용되지 않습니다. 공황 상태에서는 카드를 사용해야 합니다.
not-possible-move-number-move-in = { $number }번째 수 { $move }: 불가능합니다. 공황 상태에서는 덱 맨 위의 카드를 사용합니다.
not-allowed-move-number-move-it = { $number }번째 수 { $move }: 허용되지 않습니다. 손에 없는 카드입니다.
not-allowed-move-number-move-an = { $number }번째 수 { $move }: 허용되지 않습니다. 도망은 활성화마다 한 번만 시도할 수 있습니다.
not-allowed-move-number-move-no = { $number }번째 수 { $move }: 허용되지 않습니다. 보이는 카드에 필요한 충전이 없습니다.
not-allowed-move-number-move-the-two = { $number }번째 수 { $move }: 허용되지 않습니다. 마법 열쇠의 두 부분이 맞닿지 않습니다.
not-allowed-move-number-move-there = { $number }번째 수 { $move }: 허용되지 않습니다. 지불할 마법이 없습니다.
not-allowed-move-number-move-against = { $number }번째 수 { $move }: 허용되지 않습니다. 재빠른 적을 상대로는 최대 2장까지 사용합니다.
not-allowed-move-number-move-it-is = { $number }번째 수 { $move }: 허용되지 않습니다. 첫 카드가 아니고 추가 카드 보너스도 없습니다.
not-allowed-move-number-move-its = { $number }번째 수 { $move }: 허용되지 않습니다. 추가 카드 보너스가 마법 열쇠에 있으니 마법 1을 지불하세요.
not-allowed-move-number-move-row = { $number }번째 수 { $move }: 허용되지 않습니다. { $row }번 줄의 열쇠가 요구하는 수준: { $attribute } { $level }.
not-allowed-move-number-move-a = { $number }번째 수 { $move }: 허용되지 않습니다. 공백 때문에 추가 카드 보너스가 무효입니다.
not-allowed-move-number-move-its-extra = { $number }번째 수 { $move }: 허용되지 않습니다. 추가 카드 보너스가 앞 카드의 어떤 열쇠와도 맞닿지 않습니다.
you-win = 승리
the-stage-is-won = 스테이지 승리
the-encounter-goes-on = 조우가 계속됨
the-character-escapes-2 = 캐릭터가 도망침
the-diplomacy-fails = 교섭 실패
the-enemy-flees = 적이 도주함
everybody-is-robbed = 모두 강도를 당함
the-character-is-dying = 캐릭터가 죽어가는 중
# The headline of a line of play. $end: how it ends ("You win"), $pool: the markers in the pool, $hand: the cards in hand,
# $health, $energy, $terror, $magic: what there is then.
end-pool-pool-health-health-energy = { $end } – 전투 풀 { $pool }개, 체력 { $health }, 에너지 { $energy }, 공포 { $terror }, 마법 { $magic }, 손패 { $hand }장.
# As above. $stage: the stage of the diplomacy, $affinity: its marker.
end-stage-stage-affinity-affinity-health = { $end } – 스테이지 { $stage }, 친밀도 { $affinity }, 체력 { $health }, 에너지 { $energy }, 공포 { $terror }, 마법 { $magic }, 손패 { $hand }장.
# $card: a card's name, $share: the chance to draw it with its fraction ("16.7% (1/6)").
card-share = { $card } { $share }
# $chances: a list of `card-share`.
the-chances-of-this-draw-chances = 이번에 뽑을 확률: { LIST($chances, type: "unit") }.
