## space.py

both-space-and-card-are-given = Both “space” and “card” are given.
give-the-space-or-the-card = Give the space or the card that is encountered.
this-space-treats-good-neutral-and = This space treats good, neutral and evil characters differently.
the-card-looks-at-it = The card depends on it.
id-adds-nothing-to-its-prayers = “{ $id }” adds nothing when praying.
give-visit-ids-or-what-is = Give “visit” ({ $ids }) or what is “wanted”.
there-is-nothing-to-choose-on = “visit” is given, but there is nothing to choose on this space.
visit-is-not-open-to-this = “{ $visit }” is not open to this character.
the-inner-region-has-situations-of = The Inner Region has situations of its own.
on-this-space-cards-are-drawn = On this space cards are drawn; nothing is rolled or chosen.
castle = Castle
chapel = Chapel
city = City
crags = Crags
cursed-glade = Cursed Glade
forest = Forest
graveyard = Graveyard
hidden-valley = Hidden Valley
oasis = Oasis
# A place in play; `.at` says that something is so there.
plain-of-peril = Plain of Peril
    .at = on the Plain of Peril
ruins = Ruins
tavern = Tavern
temple = Temple
village = Village
warlocks-cave = Warlock's Cave
dragon = Dragon
goblin = Goblin
buy-purchase-cards-at-the-markets = Buy Purchase cards at the Market's prices
    .wish = { to-be } able to buy Purchase cards at the Market's prices
the-card-is-put-on-title = The card is put on the { $title }
    .wish = { $repeats ->
        [yes] the { $title }
       *[no] see{ ing } the card put on the { $title }
    }
    .verb = see the card put on
visit-the-doctor = visit the Doctor
visit-the-alchemist = visit the Alchemist
visit-the-enchantress = visit the Enchantress
visit-the-blacksmith = visit the Blacksmith
visit-the-healer = visit the Healer
visit-the-mystic = visit the Mystic
heal = heal
replenish-fate = replenish fate
pray = pray
pay-the-royal-doctor = pay the royal Doctor
have-the-royal-doctor-heal-free = have the royal Doctor heal free
do-not-roll = do not roll
roll-the-die = roll the die
leave-out-the-bonus = leave out the bonus
add-the-bonus = add the bonus
what-you-want = You get what you want
    .wish = { to-get } what you want
encountering-a-space = Encountering a space
get-what-you-want = Get what you want
