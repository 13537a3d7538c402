"""Names of what explanations and advice show, the same in every situation of Talisman."""

from __future__ import annotations

from rulewright.phrase import phrase
from rulewright.situations import Improvement, Variant

FACTS = {
    "foes": phrase("opponents: {value}"),
    "battles": phrase("battles: {value}"),
    "battle": phrase("battle {value}"),
    "strength": phrase("Strength {value}"),
    "craft": phrase("Craft {value}"),
    "foe_strength": phrase("opponent's Strength {value}"),
    "foe_craft": phrase("opponent's Craft {value}"),
    "bonus": phrase("bonus {value}"),
    "die": phrase("die {value}"),
    "dice": phrase("dice {value}"),
    "death": phrase("Death's total {value}"),
    "hero": phrase("your die {value}"),
    "foe": phrase("opponent's die {value}"),
    "standing": phrase("you are {value}"),
    "fate": phrase("fate {value}"),
    "fate_paid": phrase("fate paid {value}"),
    "armour_die": phrase("Armour die {value}"),
    "score": phrase("attack score {value}"),
    "foe_score": phrase("opponent's attack score {value}"),
    "ahead": phrase("difference {value}"),
    "saves_from": phrase("saves from {value}"),
    "lost": phrase("lives lost: {value}"),
    "loss": phrase("lives at stake: {value}"),
    "life": phrase("lives {value}"),
    "followers": phrase("Followers {value}"),
    "ability": phrase("ability {value}"),
    "werewolf": phrase("Werewolf's Strength {value}"),
    "fiends": phrase("Pit Fiends left: {value}"),
    "total": phrase("total {value}"),
    "attempts_left": phrase("attempts left: {value}"),
    "counters": phrase("counters {value}"),
    "points_lost": phrase("points lost: {value}"),
    "side": phrase("{value}"),
    "winner": phrase("winner: {value}"),
    "attacker_strength": phrase("attacker's Strength {value}"),
    "defender_strength": phrase("defender's Strength {value}"),
    "attacker_craft": phrase("attacker's Craft {value}"),
    "defender_craft": phrase("defender's Craft {value}"),
    "attacker_die": phrase("attacker's die {value}"),
    "defender_die": phrase("defender's die {value}"),
    "attacker_score": phrase("attacker's attack score {value}"),
    "defender_score": phrase("defender's attack score {value}"),
    "whose_turn": phrase("turn: {value}"),
    "other_life": phrase("the other's lives {value}"),
    "others": phrase("other characters: {value}"),
    "characters": phrase("characters counted: {value}"),
    "works_from": phrase("works from {value}"),
    "lives_to_go": phrase("lives still to be taken: {value}"),
    "turns_left": phrase("turns left: {value}"),
    "out": phrase("out of the game: {value}"),
}
WORDS = {
    "keep": phrase("keep the die"),
    "pay": phrase("pay fate"),
    "fight": phrase("fight"),
    "evade": phrase("evade"),
    "ahead": phrase("ahead"),
    "level": phrase("level"),
    "behind": phrase("behind"),
    "fate-paid": phrase("fate paid"),
    "alive": phrase("you survive"),
    "life": phrase("lives left"),
    "fate": phrase("fate left"),
    "followers": phrase("Followers left"),
    "worth": phrase("worth"),
    "strength": phrase("Strength left"),
    "craft": phrase("Craft left"),
    "margin": phrase("wins less defeats"),
    "turns": phrase("turns"),
    "attacker": phrase("attacker"),
    "defender": phrase("defender"),
    "hero": phrase("you"),
    "other": phrase("the other"),
    "go-on": phrase("go on"),
    "turn-back": phrase("turn back"),
    "leave": phrase("leave through the Portal"),
    "crypt": phrase("by the Crypt"),
    "mines": phrase("by the Mines"),
    **{f"pay-{face}": phrase("pay fate for the {face}", face=face) for face in range(1, 7)},
    **{f"pay-death-{face}": phrase("pay fate for Death's {face}", face=face) for face in range(1, 7)},
    **{str(number): phrase("{number}", number=number) for number in range(21)},
}
VARIANTS = {
    "fate-on-armour": Variant(phrase("Fate may reroll the Armour die"), (True, False), "faq/fate-on-armour"),
    "fate-on-setup-rolls": Variant(
        phrase("Fate may reroll the dice for the Werewolf and the Pit Fiends"), (True, False), "faq/fate-on-setup-rolls"
    ),
    "fate-on-deaths-dice": Variant(phrase("Fate may reroll Death's dice"), (False, True), "faq/fate-on-deaths-dice"),
    "turn-back": Variant(phrase("When turning back takes effect"), ("start-of-turn", "any-time"), "faq/turn-back-when"),
    "pits-stand-off-ends-turn": Variant(
        phrase("A stand-off in the Pits ends the turn"), (True, False), "differences/stand-off-at-den-and-pits"
    ),
    "crown-evasion": Variant(
        phrase("Characters on the Crown of Command may evade each other"), (False, True), "differences/crown-evade-ban"
    ),
    "command-counts": Variant(
        phrase("Whom the table of the easier Command Spell counts"),
        ("remaining", "starting"),
        "differences/command-table-count-what",
    ),
    "trophy-rate": Variant(
        phrase("Trophy points for 1 Strength or Craft"), (7, 6, 5), "differences/trophy-rate-values"
    ),
    "quest-bars-portal": Variant(
        phrase("Which unfinished quest bars the Portal of Power"),
        ("that-quest", "first-quest"),
        "differences/quest-portal-lock",
    ),
}
IMPROVEMENTS = (
    Improvement(phrase("1 Strength more"), ("hero", "strength")),
    Improvement(phrase("1 Craft more"), ("hero", "craft")),
    Improvement(phrase("1 fate token more"), ("hero", "fate")),
    Improvement(phrase("1 life more"), ("hero", "life"), default=4),
    Improvement(phrase("a Sword"), ("hero", "battle_bonus")),
    Improvement(phrase("a Helmet"), ("hero", "armour"), "helmet"),
    Improvement(phrase("a Shield"), ("hero", "armour"), "shield"),
    Improvement(phrase("Armour"), ("hero", "armour"), "armour"),
    Improvement(phrase("1 Follower more"), ("hero", "followers")),
)
