"""Estimated values, in counters of Strength, for a player who grows strong first and then goes for the Crown.

They are heuristics, not rules: only players' decisions depend on them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import NamedTuple

from rulewright.engine.effects import BoundRule
from rulewright.games.talisman.data import printed_effects
from rulewright.games.talisman.data.board import Space, SpaceChoice
from rulewright.games.talisman.data.cards import (
    AttackedByEnemy,
    CardType,
    Deck,
    EncounterCard,
    FillSpells,
    LoseAll,
    MoveInRegion,
    load_cards,
)
from rulewright.games.talisman.data.piece_abilities import EnemyType
from rulewright.games.talisman.data.printed_effects import Ability, Alignment, DiceTable, EffectSubject, Region
from rulewright.games.talisman.rules.ability import carrying_limit, objects_carried, usable_at_once
from rulewright.games.talisman.rules.battle import AttackForm, BattleOutcome, BattleResult, Foe
from rulewright.games.talisman.rules.space import NO_EFFECT, available_choices
from rulewright.games.talisman.rules.special_abilities import destruction, roll_exemption
from rulewright.games.talisman.simulation.deciding import odds
from rulewright.games.talisman.simulation.fighting import attack_of, foe_of
from rulewright.games.talisman.simulation.meeting import visitor
from rulewright.games.talisman.simulation.possessions import may_own
from rulewright.games.talisman.simulation.standing import here, in_battle, kit, terms_at, total
from rulewright.games.talisman.simulation.table import CardCopy, Figure, Table

TALISMAN = 4.0
"""Value of the first Talisman."""
SPARE_TALISMAN = 2.5
"""Value of a further one, which no rival gets."""
RAFT = 9.0
"""Value of a Raft that it has, for the crossing of its next turn."""
UNUSED = 0.1
"""Value of a Weapon or Armour that adds nothing."""
TOOL = 0.5
"""Value of the Axe as a tool to build Rafts."""
CURSE, SLOWNESS = -1.0, -2.0
"""Values of the Hag's curse without other Followers, and of a Follower that slows."""
LIFE, LAST_LIFE, FATE, GOLD, TURN = 0.5, 6.0, 0.3, 0.25, 0.5
OTHER_CARD = 0.25
"""Approximate mean value of a card of the Adventure deck that is no Enemy."""
RICH = 6
"""Amount of gold that buys all useful cards."""


def of_life(figure: Figure) -> float:
    """The cost of losing a life: more, the fewer are left."""
    return LAST_LIFE if figure.life <= 1 else LIFE + 1.5 / (figure.life - 1)


@dataclass(slots=True)
class Estimates:
    """Cache of estimates for a character in its present state, by the id of the effect, the card or the space."""

    effects: dict[str, float] = field(default_factory=dict)
    tables: dict[int, float] = field(default_factory=dict)
    """Estimates by the identity of the table."""
    cards: dict[str, float] = field(default_factory=dict)
    instructions: dict[str, float] = field(default_factory=dict)
    draw: float | None = None


def estimates(table: Table, figure: Figure) -> Estimates:
    """The estimates for a character on its space, shared by all positions with the same terms of fights.

    `Figure.changed` clears them; the key holds all that changes without it.
    """
    terms = terms_at(figure.position)
    key = figure.life, figure.fate, figure.gold, len(figure.spells), table.no_magic is not None, terms
    found: Estimates | None = figure.known.get(key)
    if found is None:
        found = figure.known[key] = Estimates()
    return found


def has_talisman(figure: Figure) -> bool:
    """Whether the character has a Talisman, with which it may enter the Valley of Fire."""
    found: bool | None = figure.known.get("talisman")
    if found is None:
        found = figure.known["talisman"] = any(piece.card.admits_to for piece in figure.objects)
    return found


def of_effect(table: Table, figure: Figure, name: str) -> float:
    """The value of an effect for the character."""
    known = estimates(table, figure).effects
    found = known.get(name)
    if found is None:
        found = known[name] = _of_effect(table, figure, name)
    return found


def _of_effect(table: Table, figure: Figure, name: str) -> float:
    effect = load_cards().effects[name]
    match effect:
        case printed_effects.GainOrLoss(kind="gain", of=thing, amount=amount):
            return amount * of_thing(figure, thing)
        case printed_effects.GainOrLoss(of=thing, amount=amount):
            return -amount * _lost(figure, thing)
        case printed_effects.LoseTurn():
            return -TURN
        case printed_effects.BecomeToad():
            return -2.0 - 0.5 * len(figure.cards) - GOLD * figure.gold
        case printed_effects.Enslave():
            return -2 * TURN
        case printed_effects.HealOrReplenish(kind=kind, price=price, up_to=most):
            missing = figure.hero.life - figure.life if kind == "heal" else figure.hero.fate - figure.fate
            number = max(0, min(missing, most or missing, figure.gold // price if price else missing))
            each = of_life(figure) if kind == "heal" else FATE
            return number * max(0.0, min(each, 1.0) - price * GOLD)
        case printed_effects.Fight(by=by, value=value):
            form = AttackForm.BATTLE if by is Ability.STRENGTH else AttackForm.PSYCHIC_COMBAT
            return of_fight(table, figure, Foe(value, form=form), None)
        case AttackedByEnemy(card=card):
            return of_fight(table, figure, foe_of(load_cards().cards[card]), None)
        case printed_effects.Quest():
            return 0.0 if has_talisman(figure) else TALISMAN / 2
        case printed_effects.Buy(prices=prices):
            cards = [load_cards().cards[title] for title, price in prices.items() if price <= figure.gold]
            best = max((of_purchase(figure, card, prices[card.id]) for card in cards), default=0.0)
            return best if best > BARGAIN else 0.0
        case LoseAll(of=EffectSubject.SPELL):
            return -0.4 * len(figure.spells)
        case FillSpells():
            return 0.4
        case printed_effects.ChangeAlignment(to=Alignment.EVIL):
            return -0.2
        case MoveInRegion():
            return 0.3
        case printed_effects.MoveCharacter(to="inner/plain-of-peril"):
            return 1.0 if has_talisman(figure) else -0.5
    return 0.0


def of_thing(figure: Figure, thing: EffectSubject) -> float:
    """The value of one more of a thing."""
    match thing:
        case EffectSubject.STRENGTH | EffectSubject.CRAFT:
            return 0.0 if figure.is_toad else 1.0
        case EffectSubject.LIFE:
            return min(1.0, of_life(figure)) if figure.life < 8 else 0.2
        case EffectSubject.FATE:
            return FATE
        case EffectSubject.GOLD:
            return GOLD if figure.gold < RICH else 0.05
        case EffectSubject.SPELL:
            return 0.4
        case EffectSubject.TALISMAN:
            return 0.2 if has_talisman(figure) else TALISMAN
    return 0.0


def _lost(figure: Figure, thing: EffectSubject) -> float:
    match thing:
        case EffectSubject.STRENGTH | EffectSubject.CRAFT:
            return 1.0 if figure.counters[Ability(thing)] else 0.0
        case EffectSubject.LIFE:
            return of_life(figure)
        case EffectSubject.GOLD:
            return GOLD if figure.gold else 0.0
        case EffectSubject.FOLLOWER:
            return 0.4 if figure.followers else 0.0
    return 0.0


def of_table(table: Table, figure: Figure, rows: DiceTable) -> float:
    """The mean value of a roll on a table."""
    _, shares = _SHARES.get(id(rows)) or _SHARES.setdefault(id(rows), (rows, _shares(rows)))
    known = estimates(table, figure)
    found = known.tables.get(id(rows))
    if found is None:
        effects = known.effects
        found = known.tables[id(rows)] = sum(
            share * (effects[effect] if effect in effects else of_effect(table, figure, effect))
            for effect, share in shares
        )
    return found


_SHARES: dict[int, tuple[DiceTable, tuple[tuple[str, float], ...]]] = {}
"""Effects of tables with their chances, by identity, since comparing tables takes longest; it keeps them alive."""


def _shares(table: DiceTable) -> tuple[tuple[str, float], ...]:
    """The effects of a table with their chances."""
    rows = tuple((*row.rolls, row.effect) for row in table.rows)
    sums = {0: 1.0}
    for _ in range(table.dice):
        new: dict[int, float] = {}
        for total_, share in sums.items():
            for face in range(1, 7):
                new[total_ + face] = new.get(total_ + face, 0.0) + share / 6
        sums = new
    return tuple(
        (effect, sum(share for total_, share in sums.items() if low <= total_ <= high)) for low, high, effect in rows
    )


def of_fight(table: Table, figure: Figure, foe: Foe, card: EncounterCard | None) -> float:
    """The value of a creature's attack, including an Enemy's trophy."""
    found = prospects(table, figure, foe, card)
    trophy = 0.0 if card is None else foe.strength / table.agreement.trophy_rate
    return trophy * found.wins - of_life(figure) * found.loses - FATE * found.fate


class Prospects(NamedTuple):
    """The probabilities that a fight is won and costs a life, and the mean of the fate paid."""

    wins: float
    loses: float
    fate: float


def prospects(table: Table, figure: Figure, foe: Foe, card: EncounterCard | None) -> Prospects:
    """The prospects of a creature's attack with the player's decisions."""
    wants = table.mind(figure).wants(figure, "battle")
    if wants is None:
        return Prospects(0.0, 0.0, 0.0)
    kind = None if card is None else card.subtype
    key = foe, kind, terms_at(figure.position), table.no_magic is not None, min(figure.fate, 2), wants
    found: Prospects | None = figure.known.get(key)
    if found is None:
        found = figure.known[key] = _prospects(attack_of(table, figure, foe, kind), wants)
    return found


@cache
def _prospects(rule: BoundRule[BattleOutcome], wants: tuple[int, ...]) -> Prospects:
    found = odds(rule, wants)
    return Prospects(
        found.mean(lambda outcome: outcome.result is BattleResult.WIN),
        found.mean(lambda outcome: outcome.result is BattleResult.LIFE_LOST),
        found.mean(lambda outcome: outcome.fate_paid),
    )


def of_card(table: Table, figure: Figure, card: EncounterCard) -> float:
    """The value of encountering a card."""
    known = estimates(table, figure).cards
    found = known.get(card.id)
    if found is None:
        found = known[card.id] = _of_card(table, figure, card)
    return found


def _of_card(table: Table, figure: Figure, card: EncounterCard) -> float:
    match card.type:
        case CardType.ENEMY:
            return of_fight(table, figure, foe_of(card), card)
        case CardType.FOLLOWER | CardType.OBJECT | CardType.MAGIC_OBJECT:
            value = of_taking(figure, card)
            return value if card.must_take else max(0.0, value)
    if card.table is not None:
        worth = of_table(table, figure, card.table)
        return max(0.0, worth) if card.optional else worth
    if card.alignments is not None:
        return sum(of_effect(table, figure, name) for name in card.alignments.get(figure.alignment, ()))
    if card.welcomes is not None and figure.alignment not in card.welcomes:
        return 0.0
    if card.needs_craft is not None and total(table, figure, Ability.CRAFT) < card.needs_craft:
        return 0.0
    if card.strength_below is not None and total(table, figure, Ability.STRENGTH) >= card.strength_below:
        return 0.0
    if card.craft_below is not None and total(table, figure, Ability.CRAFT) >= card.craft_below:
        return 0.0
    if card.price is not None and figure.gold < card.price:
        return 0.0
    if card.choice is not None:
        return max(of_effect(table, figure, name) for name in card.choice)
    return sum(of_effect(table, figure, name) for name in card.effects or ())


def of_possession(figure: Figure, card: EncounterCard, *, is_its: bool = False) -> float:
    """The value of an Object or a Follower for the character; `is_its` for one that it owns already."""
    key = "possession", card.id, is_its
    found: float | None = figure.known.get(key)
    if found is None:
        found = figure.known[key] = _of_possession(figure, card, is_its)
    return found


def _of_possession(figure: Figure, card: EncounterCard, is_its: bool) -> float:
    others = [piece.card for piece in figure.cards]
    if is_its:
        others.remove(card)
    if card.admits_to:
        return SPARE_TALISMAN if any(other.admits_to for other in others) else TALISMAN
    if card.bars_followers:
        return CURSE - 0.4 * sum(bool(other.is_follower) for other in others)
    if card.must_take:
        return SLOWNESS
    if card.crosses_river:
        return RAFT if is_its else 0.0
    if card.type is CardType.OBJECT and card.effects:
        return GOLD * 1.5
    if card.carries and is_its:
        return _of_use(figure, card) + _of_load(figure, card)
    own = _of_use(figure, card)
    if card.keyword is not None and (usable := usable_at_once(card.keyword, figure.bearer())):
        rivals = sorted((_of_use(figure, other) for other in others if other.keyword is card.keyword), reverse=True)
        own = max(UNUSED, own - rivals[usable - 1]) if len(rivals) >= usable else own
    builds = card.builds_raft_at is not None and not any(other.builds_raft_at for other in others)
    return own + TOOL if builds else own


def _of_load(figure: Figure, mule: EncounterCard) -> float:
    """The value of the Objects that the character would have to leave without its Mule, the least ones."""
    left = (mule.carries or 0) - room(figure)
    values = sorted(of_possession(figure, piece.card, is_its=True) for piece in figure.objects)
    return sum(values[: max(0, left)])


def _of_use(figure: Figure, card: EncounterCard) -> float:
    """The value of what a card does, regardless of other cards; little if its owner cannot use it."""
    if card.keyword is not None and not usable_at_once(card.keyword, figure.bearer()):
        return UNUSED
    worth = 0.15
    always = 1.0 if card.bonus_when == "always" else 0.5
    worth += (
        always * ((card.strength_bonus or 0) + (card.craft_bonus or 0)) / (2 if card.bonus_price or card.once else 1)
    )
    if card.saves_from is not None:
        worth += (7 - card.saves_from) * 0.3
    if card.gains_life:
        worth += 1.0
    if card.destroys or card.always_a_spell:
        worth += 0.5
    if card.heals_at_castle:
        worth += 0.6
    return worth


def of_taking(figure: Figure, card: EncounterCard) -> float:
    """The value of taking a card, less that of the Object that the character has to leave for it."""
    key = "taking", card.id
    found: float | None = figure.known.get(key)
    if found is None:
        found = of_possession(figure, card)
        if figure.objects and card.is_object and not card.effects and not room(figure):
            found -= min((of_possession(figure, piece.card, is_its=True) for piece in figure.objects), default=0.0)
        figure.known[key] = found
    return found


BARGAIN = 0.15
"""Least value of a purchase, its price taken off, that is made."""


def of_purchase(figure: Figure, card: EncounterCard, price: int) -> float:
    """The value of a card for its price; not positive for one that the character has no use or no room for."""
    if card.carries:
        has_one = any(piece.card.carries for piece in figure.followers)
        return -1.0 if has_one or room(figure) else 0.3
    value = of_taking(figure, card)
    return value if value <= 0 else value - 0.5 * GOLD * price


def room(figure: Figure) -> int:
    """The number of further Objects that the character can carry."""
    found: int | None = figure.known.get("room")
    if found is None:
        owned, bearer = figure.owned(), figure.bearer()
        found = figure.known["room"] = max(0, carrying_limit(owned, bearer) - objects_carried(owned, bearer))
    return found


@cache
def _enemies() -> tuple[tuple[tuple[EncounterCard, Foe, int], ...], int, int]:
    """The Enemies of the Adventure deck with their copies, the number of other cards, and the number of all."""
    cards = load_cards()
    deck = cards.deck_copies(Deck.ADVENTURE)
    every = (cards.cards[name] for name in deck)
    enemies = tuple((card, foe_of(card), deck[card.id]) for card in every if card.type is CardType.ENEMY)
    number = sum(deck.values())
    return enemies, number - sum(copies for _, _, copies in enemies), number


_DRAWS: dict[tuple[object, ...], Prospects] = {}
"""Prospects of an unknown card in one form of attack: the value of trophies, the lives and the fate paid."""


def of_draw(table: Table, figure: Figure) -> float:
    """The mean value of an unknown card: exact for fights with the box's Enemies, approximate for all other cards."""
    known = estimates(table, figure)
    if known.draw is None:
        _, rest, number = _enemies()
        known.draw = OTHER_CARD * rest / number
        for found in _of_deck(table, figure):
            known.draw += found.wins - of_life(figure) * found.loses - FATE * found.fate
    return known.draw


def _of_deck(table: Table, figure: Figure) -> tuple[Prospects, Prospects]:
    """The prospects of the Adventure deck, in battle and in psychic combat, for a character on such ground."""
    wants = table.mind(figure).wants(figure, "battle")
    known = "deck", terms_at(figure.position), table.no_magic is not None, min(figure.fate, 2), wants
    found: tuple[Prospects, Prospects] | None = figure.known.get(known)
    if found is not None:
        return found
    own = kit(table, figure)
    hero, destroys = own.hero, destruction(own, EnemyType.SPIRIT)
    named = (hero.charms, hero.not_attacked_by) if hero is not None else (None, None)
    plain, dragons = in_battle(table, figure), in_battle(table, figure, against_dragon=True)
    common = here(figure).roll_bonus, wants, table.agreement.trophy_rate, named
    battles = *common, plain._replace(craft=0), dragons.strength
    psychic_combats = *common, plain.craft, min(figure.fate, 1), destroys
    found = figure.known[known] = (
        _of_enemies(table, figure, AttackForm.BATTLE, battles),
        _of_enemies(table, figure, AttackForm.PSYCHIC_COMBAT, psychic_combats),
    )
    return found


def _of_enemies(table: Table, figure: Figure, form: AttackForm, key: tuple[object, ...]) -> Prospects:
    """The mean prospects of the Enemies that attack in one form; `key` holds all that `attack_of` depends on then."""
    found = _DRAWS.get(key)
    if found is None:
        enemies, _, number = _enemies()
        rate = table.agreement.trophy_rate
        wins = loses = fate = 0.0
        for card, foe, copies in enemies:
            if foe.form is not form:
                continue
            each = prospects(table, figure, foe, card)
            wins += copies * each.wins * foe.strength / rate
            loses += copies * each.loses
            fate += copies * each.fate
        found = _DRAWS[key] = Prospects(wins / number, loses / number, fate / number)
    return found


def of_space(table: Table, figure: Figure, position: str) -> float:
    """The value of encountering the space of a position with the cards there."""
    at, figure.position = figure.position, position
    try:
        return _of_space(table, figure, position)
    finally:
        figure.position = at


def _of_space(table: Table, figure: Figure, position: str) -> float:
    space = table.board.space(position)
    lying = table.lying.get(position, ())
    worth, blocked = _of_cards(table, figure, lying) if lying else (0.0, False)
    if not blocked:
        worth += GOLD * table.gold_lying.get(position, 0)
    if table.region(position) is Region.INNER:
        return worth
    if space.draw:
        if space.toll and not any(space.id in (piece.card.no_loss_at or ()) for piece in figure.cards):
            worth -= of_life(figure)
        return worth + max(0, space.draw - len(lying)) * of_draw(table, figure)
    if blocked:
        return worth
    return worth + of_instructions(table, figure, position)


def _of_cards(table: Table, figure: Figure, lying: Sequence[CardCopy]) -> tuple[float, bool]:
    """The value of encountering the cards on a space, and whether an Enemy there probably ends the turn."""
    worth, blocked = 0.0, False
    worth -= sum(of_life(figure) for piece in lying if not isinstance(piece.card, EncounterCard))
    for piece in sorted((each for each in lying if isinstance(each.card, EncounterCard)), key=_number):
        if piece.card.type is CardType.EVENT:
            continue
        value = of_card(table, figure, piece.card)
        if piece.card.type is CardType.ENEMY:
            worth += value
            blocked = blocked or value < 0
        elif not blocked and (piece.card.type in (CardType.STRANGER, CardType.PLACE) or may_own(figure, piece)):
            worth += value
    return worth, blocked


def _number(piece: CardCopy) -> int:
    number: int = piece.card.number
    return number


def of_instructions(table: Table, figure: Figure, position: str) -> float:
    """The value of the instructions of a space."""
    space = table.board.space(position)
    if space.voluntary and (figure.quest is not None or has_talisman(figure)):
        return 0.0
    known = estimates(table, figure).instructions
    found = known.get(space.id)
    if found is None:
        found = known[space.id] = _of_instructions(table, figure, space)
    return found


def _of_instructions(table: Table, figure: Figure, space: Space) -> float:
    if space.table is not None:
        worth = of_table(table, figure, space.table)
        may_leave = space.voluntary or roll_exemption(kit(table, figure), space.id) is not None
        return max(0.0, worth) if may_leave else worth
    if not (space.visits or space.penalties or space.alignments):
        return 0.0
    choices = choices_on(table, figure, space)
    return max((of_choice(table, figure, space, choice) for choice in choices), default=0.0)


def choices_on(table: Table, figure: Figure, space: Space) -> tuple[SpaceChoice, ...]:
    """The choices that the rule of the space gives to the character; of its gold only whether it has any counts."""
    key = "choices", space.id, figure.gold > 0, figure.has_realigned, figure.alignment, table.no_magic is not None
    found: tuple[SpaceChoice, ...] | None = figure.known.get(key)
    if found is None:
        seen = visitor(table, figure, f"board/{space.id}")
        found = figure.known[key] = available_choices(space, seen)
    return found


def of_choice(table: Table, figure: Figure, space: Space, choice: SpaceChoice) -> float:
    """The value of one of the choices on a space, with the curses that it lifts."""
    if choice.table is None:
        return of_effect(table, figure, choice.effect or NO_EFFECT)
    lifted = [piece for piece in figure.followers if space.id in (piece.card.discarded_at or ())]
    relief = sum(of_possession(figure, piece.card, is_its=True) for piece in lifted)
    return of_table(table, figure, choice.table) - relief
