"""Encounters with spaces of the Outer or Middle Region that do something by themselves.

The instructions of spaces are in board.toml; this module makes their choices and rolls their dice. Effects are returned
by their ids; a fight that a space leads to is another situation.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import StrEnum

from rulewright.corpus.factsheet import EntryLink
from rulewright.engine.effects import Play, Rule, Status, call, choose, cite, proceed, roll, throw
from rulewright.engine.executes import executes
from rulewright.games.talisman.data.board import Space, SpaceChoice, load_board
from rulewright.games.talisman.data.cards import CardOrSpaceEffect, EncounterCard, FillSpells, load_cards
from rulewright.games.talisman.data.fact_rows import describe_card_effect
from rulewright.games.talisman.data.printed_effects import (
    Alignment,
    DiceTable,
    EffectSubject,
    GainOrLoss,
    Quest,
    Region,
)
from rulewright.games.talisman.rules.fate import reroll, reroll_one
from rulewright.games.talisman.rules.quests import Unfinished, completes_at_once, may_accept_a_quest

NO_EFFECT = "nothing"


class RollDecision(StrEnum):
    """Whether an optional die is rolled."""

    NO_ROLL = "no-roll"
    ROLL = "roll"


class BonusDecision(StrEnum):
    """Whether an optional bonus is added to a roll."""

    LEAVE = "leave-out"
    ADD = "add"


@dataclass(frozen=True, slots=True)
class SpaceVisitor:
    """The properties of a character that matter when it encounters a space.

    `visit` is its decision, or `None` if it decides by its player's goals. `having` are the cards that open a choice to
    it. `prayer_bonus` and `cave_bonus` are the numbers that it may add when it prays and in the Cave. `may_leave_dice`
    is true if a special ability lets it leave the die alone. It pays fate only if it `seeks` certain effects.

    The next fields are entries of abilities, or `None`. `leaves_by` lets it leave the die alone. `protected_by` keeps
    the space from costing it a life. `bonus_by` gives the bonus. `free_purchase_by` gives a Purchase Card free of
    charge. `changes_by` lets it take on one of the `alignments` besides its own.

    The cards `unaffected_by` do nothing to it, by the entry `spared_by`. `strength` and `craft` are needed for cards
    that depend on them. A Toad gains no Spells, Talismans or gold.
    """

    alignment: Alignment | None
    visit: str | None
    having: tuple[str, ...]
    gold: int
    followers: int
    fate: int
    prayer_bonus: int
    may_leave_dice: bool
    quest: Unfinished
    seeks: bool
    cave_bonus: int
    leaves_by: str | None
    protected_by: str | None
    bonus_by: str | None
    free_purchase_by: str | None
    changes_by: str | None
    alignments: tuple[Alignment, ...]
    unaffected_by: tuple[str, ...]
    spared_by: str | None
    strength: int | None
    craft: int | None
    magic_objects: int = 0
    is_toad: bool = False

    @property
    def possible_alignments(self) -> tuple[Alignment, ...]:
        """The alignments with which it can encounter the space, its own first."""
        own = () if self.alignment is None else (self.alignment,)
        return tuple(dict.fromkeys((*own, *self.alignments)))


@dataclass(frozen=True, slots=True)
class EncounterOutcome:
    """The effect of a space, the fate paid, the Followers lost, and whether a quest was completed at once."""

    effect: str
    fate_paid: int = 0
    followers_lost: int = 0
    completed: bool = False


def may_skip_roll(space: Space, visitor: SpaceVisitor) -> bool:
    """Whether the character may leave the die of the space alone."""
    return space.voluntary or (visitor.may_leave_dice and space.table is not None)


def available_choices(space: Space, visitor: SpaceVisitor) -> tuple[SpaceChoice, ...]:
    """The choices open to the character: those of its alignment, and those for which it has the card or the gold."""
    board = load_board()
    by_alignment = tuple(choice for each in visitor.possible_alignments for choice in space.alignments.get(each, ()))
    found = []
    for choice in (*space.visits, *space.penalties, *by_alignment):
        effect = board.effects.get(choice.effect or "")
        costs_gold = isinstance(effect, GainOrLoss) and effect.kind == "lose" and effect.of is EffectSubject.GOLD
        if (not choice.having or set(choice.having) & set(visitor.having)) and (visitor.gold or not costs_gold):
            found.append(choice)
    return tuple(found)


def possible_effects(space: Space) -> tuple[str, ...]:
    """The ids of all effects that the space can have on any character."""
    found = dict.fromkeys(space.effect_ids())
    found |= dict.fromkeys(row.effect for table in space.tables() for row in table.rows)
    if space.voluntary:
        found |= {NO_EFFECT: None}
    return tuple(found)


def find_effect(effect_id: str) -> CardOrSpaceEffect:
    """The effect of a space or card with this id."""
    return load_cards().effects[effect_id]


def spaces_with_effects() -> Iterator[Space]:
    """The spaces of the Outer and Middle Regions that do something by themselves."""
    board = load_board()
    regions = {position.space: position.region for position in board.positions.values()}
    for space in board.spaces.values():
        if regions[space.id] is not Region.INNER and possible_effects(space):
            yield space


@executes("encounters/other-spaces")
def encounter(space_id: str, visitor: SpaceVisitor) -> Play[EncounterOutcome]:
    """Let a character encounter the space and follow its instructions. Return the effect."""
    space = load_board().spaces[space_id]
    yield from cite("encounters/drawing-spaces" if space.draw else "encounters/other-spaces")
    if space.table is not None:
        return (yield from roll_at(space, space.table, visitor))
    if space.toll is not None:
        return (yield from pay_toll(space, space.toll, visitor))
    return (yield from decide(space, visitor))


@executes("board/city", "board/village", "board/castle", "board/graveyard", "board/chapel", "board/black-knight")
def decide(space: Space, visitor: SpaceVisitor) -> Rule[EncounterOutcome]:
    """Resolve a space that leaves a choice, or that treats alignments differently."""
    entry = f"board/{space.id}"
    yield from cite(entry)
    if visitor.free_purchase_by is not None:
        yield from cite(visitor.free_purchase_by, part=1)
    visitor = yield from as_alignment(space, visitor)
    choices = available_choices(space, visitor)
    if len(choices) < len(space.penalties):
        yield from cite(entry, Status.BLOCKED, blocked_by="possessions/gold")
    choice = choices[0]
    if len(choices) > 1 and visitor.visit is not None:
        (choice,) = (each for each in choices if each.id == visitor.visit)
    elif len(choices) > 1:
        # A penalty goes by the id of its effect, as `pay` alone could also mean fate.
        options = {each.effect if each in space.penalties else each.id: each for each in choices}
        choice = options[(yield from choose("visit", tuple(map(str, options)), entry=entry, ranks=(0,) * len(options)))]
    if choice.table is None:
        return (yield from follow(choice.effect or NO_EFFECT, visitor, 0))
    bonus = find_prayer_bonus(visitor) if choice.id == "pray" else None
    effect, paid = yield from roll_on_table(entry, choice.table, visitor.fate, visitor.seeks, bonus)
    return (yield from follow(effect, visitor, paid))


def as_alignment(space: Space, visitor: SpaceVisitor) -> Rule[SpaceVisitor]:
    """The character with the alignment with which it encounters the space; an ability may let it choose."""
    opening = tuple(
        each
        for each in visitor.possible_alignments
        if visitor.visit is not None and any(choice.id == visitor.visit for choice in space.alignments.get(each, ()))
    )
    return (yield from choose_alignment(opening[:1] or tuple(space.alignments), visitor))


def choose_alignment(treated: tuple[Alignment, ...], visitor: SpaceVisitor) -> Rule[SpaceVisitor]:
    """The character with one of the alignments that are `treated` differently, chosen if an ability allows it.

    It keeps its own alignment if it cannot or need not choose.
    """
    others = tuple(each for each in visitor.possible_alignments if each in treated)
    if visitor.changes_by is None or not others:
        return visitor
    if len(others) == 1:
        answer = others[0]
    elif visitor.seeks:
        answer = Alignment((yield from choose("alignment", others, entry=visitor.changes_by)))
    else:
        answer = others[0]
    if answer is not visitor.alignment:
        yield from cite(visitor.changes_by)
        yield from cite("character-rules/alignment-once-per-turn")
    return replace(visitor, alignment=answer, alignments=(), changes_by=None)


@executes("board/tavern", "board/forest", "board/crags", "board/temple", "board/warlocks-cave")
def roll_at(space: Space, table: DiceTable, visitor: SpaceVisitor) -> Play[EncounterOutcome]:
    """Resolve a space on which a character rolls, or may leave the die alone."""
    entry = f"board/{space.id}"
    yield from cite(entry)
    if space.voluntary and not (yield from may_accept_a_quest(visitor.quest)):
        return EncounterOutcome(NO_EFFECT)
    if may_skip_roll(space, visitor) and visitor.leaves_by is not None:
        yield from cite(visitor.leaves_by)
    if may_skip_roll(space, visitor) and not (yield from decide_to_roll(entry, visitor)):
        return EncounterOutcome(NO_EFFECT)
    bonus = find_prayer_bonus(visitor) if space.id == "temple" else None
    effect, paid = yield from roll_on_table(entry, table, visitor.fate, visitor.seeks, bonus)
    if space.follower_table is not None:
        return proceed(
            followers_roll, space.id, effect, visitor.followers, 0, visitor.fate - paid, paid, visitor.seeks, turns=0
        )
    return (yield from follow(effect, visitor, paid))


def decide_to_roll(entry: str, visitor: SpaceVisitor) -> Rule[bool]:
    """Let the character decide on an optional roll.

    Without goals it rolls, since the question is what the roll leads to.
    """
    if visitor.visit is not None:
        return visitor.visit == RollDecision.ROLL
    if not visitor.seeks:
        return True
    return (yield from choose("rolling", (RollDecision.NO_ROLL, RollDecision.ROLL), entry=entry)) == RollDecision.ROLL


@executes("board/desert")
def pay_toll(space: Space, toll: str, visitor: SpaceVisitor) -> Rule[EncounterOutcome]:
    """Apply the effect that comes before cards are drawn."""
    yield from cite(f"board/{space.id}")
    return (yield from follow(toll, visitor, 0))


@dataclass(frozen=True, slots=True)
class RollBonus:
    """An optional bonus to a roll, the name of the decision on it, and the entry that allows it."""

    amount: int
    decision: str
    entry: str


def find_prayer_bonus(visitor: SpaceVisitor) -> RollBonus | None:
    """The bonus that the character may add when it prays."""
    entry = visitor.bonus_by or "glossary/prayer"
    return RollBonus(visitor.prayer_bonus, "prayer-bonus", entry) if visitor.prayer_bonus else None


def roll_on_table(
    entry: str, table: DiceTable, fate: int, seeks: bool, bonus: RollBonus | None
) -> Rule[tuple[str, int]]:
    """Roll on the table. Return the effect, and the fate paid for one of the dice."""
    dice = yield from throw("hero", table.dice, entry=entry)
    total, paid = sum(dice), False
    if fate and not seeks:
        yield from cite("characters/fate-reroll", Status.CONSIDERED)
    else:
        facts = {"die": dice[0]} if table.dice == 1 else {}
        total, paid = yield from call(reroll_one, "fate-on-space", dice, fate > 0, facts=facts)
    if bonus is not None and (yield from decide_to_add_bonus(bonus, total, seeks)):
        total = min(total + bonus.amount, table.rows[-1].rolls[1])
    return table.effect_for(total), int(paid)


def decide_to_add_bonus(bonus: RollBonus, total: int, seeks: bool) -> Rule[bool]:
    """Let the character decide on the bonus to a roll; without goals it leaves the bonus out."""
    if not seeks:
        yield from cite(bonus.entry, Status.CONSIDERED)
        return False
    facts = {"total": total}
    options = BonusDecision.LEAVE, BonusDecision.ADD
    return (yield from choose(bonus.decision, options, entry=bonus.entry, facts=facts)) == BonusDecision.ADD


@executes("board/chasm")
def followers_roll(
    space_id: str, own: str, left: int, lost: int, fate: int, paid: int, seeks: bool
) -> Play[EncounterOutcome]:
    """Roll for each of `left` Followers, after the character's own roll had the effect `own`.

    The effect returned is the character's own, if it had one, otherwise the loss of Followers. Each die is a separate
    roll.
    """
    yield from cite(f"board/{space_id}", facts={"followers": left}, part=1)
    if not left:
        effect = "lose-1-follower" if own == NO_EFFECT and lost else own
        return EncounterOutcome(effect, paid, lost)
    falls, fate_paid = yield from call(
        follower_falls, space_id, fate > 0, seeks, facts={"followers": left, "fate": fate}
    )
    return proceed(
        followers_roll, space_id, own, left - 1, lost + falls, fate - fate_paid, paid + fate_paid, seeks, turns=0
    )


@executes("possessions/losing-a-follower")
def follower_falls(space_id: str, has_fate: bool, seeks: bool) -> Rule[tuple[bool, int]]:
    """Roll for a Follower. Return whether it is lost, and the fate paid for its die."""
    table = load_board().spaces[space_id].follower_table
    assert table is not None
    die = yield from roll("hero", entry=f"board/{space_id}")
    paid = False
    if seeks:
        die, paid = yield from call(reroll, "fate-on-follower", die, has_fate, facts={"die": die})
    lost = table.effect_for(die) != NO_EFFECT
    if lost:
        yield from cite("possessions/losing-a-follower")
    return lost, int(paid)


def denied_to_a_toad(effect: CardOrSpaceEffect) -> str | None:
    """The entry by which a Toad does not gain what the effect gives, or `None`."""
    denied = {EffectSubject.SPELL: "other-rules/toad-spells"}
    denied |= dict.fromkeys((EffectSubject.TALISMAN, EffectSubject.GOLD), "faq/toad-picks-up")
    if isinstance(effect, FillSpells):
        return denied[EffectSubject.SPELL]
    return denied.get(effect.of) if isinstance(effect, GainOrLoss) and effect.kind == "gain" else None


def is_removed_by(card: EncounterCard, space: Space, effect: str) -> bool:
    """Whether a roll on a table of the space, as the Mystic's, with this effect removes the card from its owner."""
    rolled = {row.effect for table in space.tables() for row in table.rows}
    return space.id in (card.discarded_at or ()) and effect in rolled


@executes("possessions/no-gold-to-lose")
def follow(effect_id: str, visitor: SpaceVisitor, paid: int) -> Rule[EncounterOutcome]:
    """Apply the effect, and cite the rule behind it."""
    effect = find_effect(effect_id)
    words = describe_card_effect(effect, load_board())
    lost = 0
    if isinstance(effect, Quest):
        completed = yield from completes_at_once(effect, visitor.gold, visitor.followers, visitor.magic_objects)
        lost = effect.amount if completed and effect.of is EffectSubject.FOLLOWER else 0
        return EncounterOutcome(effect_id, paid, lost, completed)
    denied_by = denied_to_a_toad(effect) if visitor.is_toad else None
    if denied_by is not None:
        yield from cite("other-rules/toad-encounters", Status.BLOCKED, blocked_by=denied_by)
        return EncounterOutcome(NO_EFFECT, paid)
    if isinstance(effect, GainOrLoss) and effect.kind == "lose":
        if effect.of is EffectSubject.LIFE and visitor.protected_by is not None:
            yield from cite("characters/lives", Status.BLOCKED, blocked_by=visitor.protected_by)
            return EncounterOutcome(NO_EFFECT, paid)
        if effect.of is EffectSubject.FOLLOWER:
            lost = min(effect.amount, visitor.followers)
        if effect.of is EffectSubject.GOLD and not visitor.gold:
            yield from cite("possessions/gold", Status.BLOCKED, blocked_by="possessions/no-gold-to-lose")
            return EncounterOutcome(effect_id, paid)
    if isinstance(words, EntryLink):
        yield from cite(words.entry)
    return EncounterOutcome(effect_id, paid, lost)
