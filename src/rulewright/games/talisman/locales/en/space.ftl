## space.py

both-space-and-card-are-given = Both “space” and “card” are given.
give-the-space-or-the-card = Give the space or the card that is encountered.
this-space-treats-good-neutral-and = This space treats good, neutral and evil characters differently.
the-card-looks-at-it = The card depends on it.
id-adds-nothing-to-its-prayers = “{ $id }” adds nothing when praying.
a-toad-adds-nothing-to-its-prayers = A Toad adds nothing when praying.
nothing-lets-it-leave-the-die-alone = “need_not_roll” is given, but neither the character nor a card named lets you leave the die alone here.
give-visit-ids-or-what-is = Give “visit” ({ $ids }), or give “wanted”.
there-is-nothing-to-choose-on = “visit” is given, but there is nothing to choose on this space.
visit-is-not-open-to-this = “{ $visit }” is not open to this character.
the-inner-region-has-situations-of = The Inner Region has situations of its own.
on-this-space-cards-are-drawn = On this space cards are drawn; nothing is rolled or chosen.
board-castle = Castle
board-chapel = Chapel
board-city = City
board-crags = Crags
board-cursed-glade = Cursed Glade
board-forest = Forest
board-graveyard = Graveyard
board-hidden-valley = Hidden Valley
board-oasis = Oasis
# A place in play; `.at` says that something is so there.
board-plain-of-peril = Plain of Peril
    .at = on the Plain of Peril
board-ruins = Ruins
board-tavern = Tavern
board-temple = Temple
board-village = Village
board-warlocks-cave = Warlock's Cave
cards-dragon = Dragon
cards-goblin = Goblin
buy-purchase-cards-at-the-markets = Buy Purchase cards at the Market's prices
    .wish = { to-be } able to buy Purchase cards at the Market's prices
the-card-is-put-on-title = The card is put on the { $title }
    .wish = { $repeats ->
        [yes] the { $title }
       *[no] see{ ing } the card put on the { $title }
    }
    .verb = see the card put on
space-word-doctor = visit the Doctor
space-word-alchemist = visit the Alchemist
space-word-enchantress = visit the Enchantress
space-word-blacksmith = visit the Blacksmith
space-word-healer = visit the Healer
space-word-mystic = visit the Mystic
space-word-heal = heal
space-word-replenish-fate = replenish fate
space-word-pray = pray
space-word-royal-doctor = pay the royal Doctor
space-word-royal-doctor-free = have the royal Doctor heal free
space-word-no-roll = do not roll
space-word-roll = roll the die
space-word-leave-out = leave out the bonus
space-word-add = add the bonus
space-word-wanted = You get what you want
    .wish = { to-get } what you want
space-title = Encountering a space
space-goal-win = Get what you want
