## space.py

both-space-and-card-are-given = Je zadáno „space“ i „card“.
give-the-space-or-the-card = Zadejte pole nebo kartu, se kterou se postava setkává.
this-space-treats-good-neutral-and = Záleží tu na přesvědčení postavy.
the-card-looks-at-it = Zadejte ho: karta podle něj rozhoduje.
id-adds-nothing-to-its-prayers = „{ $id }“ k modlitbám nic nepřičítá.
give-visit-ids-or-what-is = Zadejte „visit“ ({ $ids }), nebo „wanted“: co chcete.
there-is-nothing-to-choose-on = Tady není z čeho volit.
visit-is-not-open-to-this = „{ $visit }“ tato postava zvolit nemůže.
the-inner-region-has-situations-of = Pole vnitřního pásu mají vlastní situace.
on-this-space-cards-are-drawn = Na tomto poli se otáčejí karty, nehází se ani nevolí.
castle = Hrad
chapel = Kaple
city = Město
crags = Skály
cursed-glade = Prokletá mýtina
forest = Hvozd
graveyard = Hřbitov
hidden-valley = Skryté údolí
oasis = Oáza
# A place in play; `.at` says that something is so there.
plain-of-peril = Pláně zmaru
    .at = na Pláních zmaru
ruins = Zřícenina
tavern = Hostinec
temple = Chrám
village = Vesnice
warlocks-cave = Jeskyně temného mága
dragon = Drak
goblin = Goblin
buy-purchase-cards-at-the-markets = smíte koupit karty nákupu za ceny Tržiště
    .wish = { $likely ->
        [impossible] koupit karty nákupu za ceny Tržiště
       *[likely] budete moci koupit karty nákupu za ceny Tržiště
    }{ cannot }
the-card-is-put-on-title = karta se položí na pole { $title }
    .wish = { $likely ->
        [impossible] karta na pole { $title } přijít nemůže
       *[likely] { se-before }karta{ se-after } položí na pole { $title }
    }
visit-the-doctor = navštívit doktora
    .do = navštivte doktora
visit-the-alchemist = navštívit alchymistu
    .do = navštivte alchymistu
visit-the-enchantress = navštívit čarodějku
    .do = navštivte čarodějku
visit-the-blacksmith = navštívit kováře
    .do = navštivte kováře
visit-the-healer = navštívit léčitele
    .do = navštivte léčitele
visit-the-mystic = navštívit mystika
    .do = navštivte mystika
heal = uzdravit se
    .do = nechte se uzdravit
replenish-fate = doplnit žetony osudu
    .do = doplňte žetony osudu
pray = pomodlit se
    .do = zvolte modlitbu
pay-the-royal-doctor = zaplatit královskému doktorovi
    .do = zaplaťte královskému doktorovi
have-the-royal-doctor-heal-free = nechat se královským doktorem uzdravit zdarma
    .do = nechte se královským doktorem uzdravit zdarma
do-not-roll = neházet
    .do = neházejte
roll-the-die = hodit kostkou
    .do = hoďte kostkou
leave-out-the-bonus = bonus nepřičíst
    .do = bonus nepřičítejte
add-the-bonus = přičíst bonus
    .do = přičtěte bonus
what-you-want = dostanete, co chcete
encountering-a-space = Setkání s polem
get-what-you-want = Získat, co chcete
