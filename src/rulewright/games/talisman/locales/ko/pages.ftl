## pages.py

attacks = 공격
movement-and-spaces = 이동과 칸
the-inner-region = 안쪽 지역
characters-and-their-cards = 캐릭터와 카드
your-character-fights-one-creature-or = 내 캐릭터가 힘으로 싸우는 생물 하나 또는 여럿과 싸웁니다. 확률은 얼마입니까?
your-character-meets-one-spirit-or = 내 캐릭터가 하나 또는 여러 혼령과 정신 전투를 벌입니다.
one-character-attacks-another-who-wins = 한 캐릭터가 다른 캐릭터를 공격합니다. 누가 이기고, 각자 언제 운명 토큰을 사용합니까?
two-characters-fight-on-the-crown = 지배의 왕관에서 두 캐릭터가 한쪽이 죽을 때까지 싸웁니다.
where-a-move-can-end-and = 이동이 끝날 수 있는 칸과, 고른 칸에 도착할 확률을 알아봅니다.
what-can-happen-on-a-space = 스스로 효과를 내는 칸에서 일어날 수 있는 일을 알아봅니다.
how-soon-a-slave-of-the = 신전의 노예가 언제 풀려나고, 언제 운명 토큰을 쓰는지.
opening-the-portal-of-power-with = 힘이나 기술로 힘의 차원문을 엽니다.
the-whole-way-from-the-plain = 위험한 평야에서 지배의 왕관까지 가는 길 전체입니다.
where-the-dice-in-the-crypt = 지하묘지의 주사위가 어디로 이끄는지 알아봅니다.
where-the-dice-in-the-mines = 광산의 주사위가 어디로 이끄는지 알아봅니다.
how-many-lives-the-vampires-tower = 뱀파이어의 탑에서 생명력을 얼마나 잃는지 알아봅니다.
dicing-with-death-for-your-lives = 죽음과 주사위로 생명력을 겨룹니다.
past-the-werewolf-whose-strength-is = 주사위로 힘을 정하는 늑대인간을 지나갑니다.
past-the-pit-fiends-as-many = 주사위로 정한 수만큼의 구덩이 마귀를 지나갑니다.
how-soon-the-command-spell-puts = 지배 주문으로 다른 모두가 탈락하기까지 얼마나 걸리는지 알아봅니다.
what-counts-towards-strength-and-craft = 지금 힘과 기술에 무엇이 더해지고 얼마나 들고 다닐 수 있는지 알아봅니다.
which-spells-may-be-cast-now = 지금 어떤 주문을 발동할 수 있고 나머지는 왜 안 되는지 알아봅니다.
what-trophies-are-worth-and-which = 전리품의 가치와 지금 바꾸기에 가장 좋은 전리품을 알아봅니다.
what-being-turned-into-a-toad = 두꺼비로 변하면 무엇을 잃고 무엇이 남는지 알아봅니다.
where-everything-goes-when-a-character = 캐릭터가 죽으면 모든 것이 어디로 가고 그 플레이어는 어떻게 계속하는지 알아봅니다.
what-is-to-be-done-before = 첫 차례 전에 할 일을 알아봅니다.
