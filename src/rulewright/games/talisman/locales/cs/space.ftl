## space.py

both-space-and-card-are-given = Je zadáno „space“ i „card“.
give-the-space-or-the-card = Zadejte pole nebo kartu, se kterou se postava setkává.
this-space-treats-good-neutral-and = Záleží tu na přesvědčení postavy.
the-card-looks-at-it = Zadejte ho: karta podle něj rozhoduje.
id-adds-nothing-to-its-prayers = „{ $id }“ k modlitbám nic nepřičítá.
a-toad-adds-nothing-to-its-prayers = Ropucha k modlitbám nic nepřičítá.
nothing-lets-it-leave-the-die-alone = Je zadáno „need_not_roll“, ale postava ani uvedené karty tu hod kostkou neodpouštějí.
give-visit-ids-or-what-is = Zadejte „visit“ ({ $ids }), nebo „wanted“: co chcete.
there-is-nothing-to-choose-on = Tady není z čeho volit.
visit-is-not-open-to-this = „{ $visit }“ tato postava zvolit nemůže.
the-inner-region-has-situations-of = Pole vnitřního pásu mají vlastní situace.
on-this-space-cards-are-drawn = Na tomto poli se otáčejí karty, nehází se ani nevolí.
board-castle = Hrad
    .to = na Hrad
board-chapel = Kaple
    .to = do Kaple
board-city = Město
    .to = do Města
board-crags = Skály
    .to = do Skal
board-cursed-glade = Prokletá mýtina
    .to = na Prokletou mýtinu
board-forest = Hvozd
    .to = do Hvozdu
board-graveyard = Hřbitov
    .to = na Hřbitov
board-hidden-valley = Skryté údolí
    .to = do Skrytého údolí
board-oasis = Oáza
    .to = do Oázy
# A place in play; `.at` says that something is so there.
board-plain-of-peril = Pláně zmaru
    .at = na Pláních zmaru
    .to = na Pláně zmaru
board-ruins = Zřícenina
    .to = na Zříceninu
board-tavern = Hostinec
    .to = do Hostince
board-temple = Chrám
    .to = do Chrámu
board-village = Vesnice
    .to = do Vesnice
board-warlocks-cave = Jeskyně temného mága
    .to = do Jeskyně temného mága
cards-dragon = Drak
cards-goblin = Goblin
buy-purchase-cards-at-the-markets = smíte koupit karty nákupu za ceny Tržiště
    .wish = { $likely ->
        [impossible] koupit karty nákupu za ceny Tržiště
       *[likely] budete moci koupit karty nákupu za ceny Tržiště
    }{ cannot }
the-card-is-put-on-title = karta se položí { FORM($title, case: "to") }
    .wish = { $likely ->
        [impossible] karta { FORM($title, case: "to") } přijít nemůže
       *[likely] { se-before }karta{ se-after } položí { FORM($title, case: "to") }
    }
space-word-doctor = navštívit doktora
    .do = navštivte doktora
space-word-alchemist = navštívit alchymistu
    .do = navštivte alchymistu
space-word-enchantress = navštívit čarodějku
    .do = navštivte čarodějku
space-word-blacksmith = navštívit kováře
    .do = navštivte kováře
space-word-healer = navštívit léčitele
    .do = navštivte léčitele
space-word-mystic = navštívit mystika
    .do = navštivte mystika
space-word-heal = uzdravit se
    .do = nechte se uzdravit
space-word-replenish-fate = doplnit žetony osudu
    .do = doplňte žetony osudu
space-word-pray = pomodlit se
    .do = zvolte modlitbu
space-word-royal-doctor = zaplatit královskému doktorovi
    .do = zaplaťte královskému doktorovi
space-word-royal-doctor-free = nechat se královským doktorem uzdravit zdarma
    .do = nechte se královským doktorem uzdravit zdarma
space-word-no-roll = neházet
    .do = neházejte
space-word-roll = hodit kostkou
    .do = hoďte kostkou
space-word-leave-out = bonus nepřičíst
    .do = bonus nepřičítejte
space-word-add = přičíst bonus
    .do = přičtěte bonus
space-word-wanted = dostanete, co chcete
space-title = Setkání s polem
space-goal-win = Získat, co chcete
