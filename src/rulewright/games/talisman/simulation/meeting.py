"""Encountering a space: cards without number, characters, cards in their order, the space's own instructions."""

from __future__ import annotations

from collections.abc import Sequence

from rulewright.engine.effects import bind
from rulewright.games.talisman.data.cards import (
    AffectedCharacters,
    CardType,
    EncounterCard,
    PlaceCard,
    Spell,
    load_cards,
)
from rulewright.games.talisman.data.printed_effects import Ability, Quest, Region
from rulewright.games.talisman.rules import space as spaces
from rulewright.games.talisman.rules.battle import fights_by_itself
from rulewright.games.talisman.rules.card_encounter import card_dice_table, encounter_card, follow_card
from rulewright.games.talisman.rules.setup import Alternative
from rulewright.games.talisman.rules.space import EncounterOutcome, SpaceVisitor
from rulewright.games.talisman.rules.special_abilities import (
    attack_immunity,
    cave_bonus,
    possible_alignments,
    prayer_bonus,
    protection,
    roll_exemption,
)
from rulewright.games.talisman.simulation.accounts import get_gold, pay_fate, pay_gold
from rulewright.games.talisman.simulation.deciding import follow
from rulewright.games.talisman.simulation.decks import discard, draw_adventure
from rulewright.games.talisman.simulation.duelling import encounter_character
from rulewright.games.talisman.simulation.fighting import foe_of, may_evade, meet_enemies
from rulewright.games.talisman.simulation.gains import fill_spells
from rulewright.games.talisman.simulation.harm import lose_lives
from rulewright.games.talisman.simulation.outcomes import carry_out, lose_followers
from rulewright.games.talisman.simulation.possessions import (
    complete_quest,
    give_up,
    keep_limits,
    may_own,
    obtain,
    unfinished_quest,
)
from rulewright.games.talisman.simulation.standing import kit, space_of, total
from rulewright.games.talisman.simulation.table import CardCopy, Figure, Lasting, Table, TurnOverError
from rulewright.games.talisman.simulation.trading import sell_to_the_castle, take_free

UNFRIENDLY = ("board/black-knight", "cards/witch", "cards/cursed-by-a-hag")
"""The unfriendly individuals that the rulebooks give as examples: `alternative-rules/evading-the-unfriendly`."""


def encounters(table: Table, figure: Figure) -> None:
    """Carry out the encounters of a turn, from the space where the character has landed until its turn is over."""
    while encounter(table, figure):
        pass


def encounter(table: Table, figure: Figure) -> bool:
    """Carry out the encounter on the character's space; whether it has moved the character to another."""
    lands(table, figure)
    others = table.others_here(figure)
    answer = table.ask(figure, "encounter", (None, *others)) if others else None
    if answer is not None:
        encounter_character(table, figure, answer)
        return False
    return encounter_space(table, figure)


def lands(table: Table, figure: Figure) -> None:
    """Carry out all that precedes an encounter: a Hex, limits that the space changes, abilities on landing."""
    keep_limits(table, figure)
    for piece in [each for each in table.lying[figure.position] if isinstance(each.card, Spell)]:
        table.tell(figure, "is-hexed", "other-rules/cards-without-number", card=f"cards/{piece.card.id}")
        lose_lives(table, figure, 1, f"cards/{piece.card.id}")
    if not figure.is_toad and space_of(figure) in (figure.hero.fills_spells_at or ()):
        fill_spells(table, figure)


def visitor(table: Table, figure: Figure, entry: str) -> SpaceVisitor:
    """The character in the form for the rules of spaces and cards; `entry` is that of the space or card."""
    own, space = kit(table, figure), space_of(figure)
    hero = own.hero
    leaves_by = roll_exemption(own, space)
    cards = tuple(f"cards/{piece.card.id}" for piece in figure.followers) if space == "castle" else ()
    changes = hero is not None and hero.changes_alignment and not figure.has_realigned
    return SpaceVisitor(
        figure.alignment,
        None,
        cards,
        figure.gold,
        len(figure.followers),
        figure.fate,
        prayer_bonus(own),
        leaves_by is not None,
        unfinished_quest(figure),
        True,
        cave_bonus(own),
        leaves_by,
        protection(own, space) if entry.startswith("board/") else None,
        own.hero_entry_giving(lambda character: character.prayer_bonus or character.cave_bonus),
        own.hero_entry_giving(lambda character: entry in (character.free_purchase_at or ())),
        f"heroes/{hero.id}" if hero is not None and changes else None,
        possible_alignments(own, figure.alignment)[1:] if changes else (),
        (hero.unaffected_by or ()) if hero is not None else (),
        own.hero_entry_giving(lambda character: character.unaffected_by),
        total(table, figure, Ability.STRENGTH),
        total(table, figure, Ability.CRAFT),
    )


def encounter_space(table: Table, figure: Figure) -> bool:
    """Encounter the space instead of a character: its cards, then its instructions; whether the character is moved."""
    space = table.board.spaces[space_of(figure)]
    entry = f"board/{space.id}"
    if table.region(figure.position) is Region.INNER:  # the Plain of Peril, the Valley of Fire
        return meet_cards(table, figure, ())
    if space.draw:
        if space.toll is not None:
            follow_instructions(table, figure, entry)
        return meet_cards(table, figure, draw(table, figure, space.draw))
    if meet_cards(table, figure, ()):
        return True
    if entry in UNFRIENDLY and evades_the_unfriendly(table, figure, entry):
        return False
    return follow_instructions(table, figure, entry)


def follow_instructions(table: Table, figure: Figure, entry: str) -> bool:
    """Follow the space's own instructions; whether it moves the character."""
    seen = visitor(table, figure, entry)
    if seen.free_purchase_by is not None:
        take_free(table, figure, seen.free_purchase_by)
    space = entry.split("/")[1]
    table_ = table.board.spaces[space].table
    found = follow(table, figure, bind(spaces.encounter, space, seen), entry=entry, dice_table=table_)
    assert isinstance(found, EncounterOutcome)
    if space == "castle":
        sell_to_the_castle(table, figure)
    return undergo_told(table, figure, found, entry)


def undergo_told(
    table: Table,
    figure: Figure,
    found: EncounterOutcome,
    entry: str,
    *,
    waiting: bool = False,
    source: CardCopy | None = None,
) -> bool:
    """Carry out the result of an encounter as `undergo` does, and tell it if that has no effect."""
    before = table.events_told
    moved = undergo(table, figure, found, entry, waiting=waiting, source=source)
    if table.events_told == before:
        table.tell(figure, "nothing", entry)
    return moved


def undergo(
    table: Table,
    figure: Figure,
    found: EncounterOutcome,
    entry: str,
    *,
    waiting: bool = False,
    source: CardCopy | None = None,
) -> bool:
    """Carry out the result of an encounter with a space or card; whether it moves the character."""
    pay_fate(table, figure, found.fate_paid)
    if not isinstance(load_cards().effects[found.effect], Quest):
        lose_followers(table, figure, found.followers_lost)
        if found.effect.endswith("-follower"):
            return False
    if entry == f"board/{space_of(figure)}":
        lift_curses(table, figure, found.effect)
    return carry_out(table, figure, found.effect, entry, waiting=waiting, source=source)


def lift_curses(table: Table, figure: Figure, effect: str) -> None:
    """Discard cards that only this space removes, with a roll on a table there, such as the Mystic's."""
    space = table.board.spaces[space_of(figure)]
    for piece in [each for each in figure.followers if spaces.is_removed_by(each.card, space, effect)]:
        give_up(table, figure, piece, f"cards/{piece.card.id}")


def evades_the_unfriendly(table: Table, figure: Figure, entry: str) -> bool:
    """Whether the character evades an individual, which only an alternative rule allows."""
    if not table.agreement.has(Alternative.EVADING_THE_UNFRIENDLY):
        return False
    evades = (figure.unseen or may_evade(table, figure, ())) and table.ask(figure, "evade", (False, True), chance=0.0)
    if evades:
        table.tell(figure, "evades", Alternative.EVADING_THE_UNFRIENDLY.entry, card=entry)
    return evades


def draw(table: Table, figure: Figure, number: int) -> list[CardCopy]:
    """Draw cards up to the space's number; a card that belongs on another space is put there at once."""
    drawn = [_drawn(table, figure) for _ in range(number - len(table.lying[figure.position]))]
    pieces = [piece for piece in drawn if piece is not None]
    ability = kit(table, figure).entry_giving(lambda piece: piece.may_redraw) if pieces else None
    if ability is not None:
        table.lying[figure.position] += pieces
        answer = table.ask(figure, "redraw", (None, *pieces))
        for piece in pieces:
            table.lying[figure.position].remove(piece)
        if answer is not None:
            pieces.remove(answer)
            discard(table, answer)
            table.tell(figure, "redraws", ability, card=f"cards/{answer.card.id}")
            new = _drawn(table, figure)
            pieces += [new] if new is not None else []
    stays = []
    for piece in pieces:
        if piece.card.placed is not None:
            put_elsewhere(table, figure, piece)
        else:
            table.lying[figure.position].append(piece)
            stays.append(piece)
    return stays


def _drawn(table: Table, figure: Figure) -> CardCopy | None:
    piece = draw_adventure(table)
    if piece is not None:
        piece.stock = piece.card.stock or 0
        table.tell(figure, "draws", "adventure-cards/drawing", card=f"cards/{piece.card.id}")
    return piece


def put_elsewhere(table: Table, figure: Figure, piece: CardCopy) -> None:
    """Put a card on another space by a die."""
    entry = f"cards/{piece.card.id}"
    rule = bind(encounter_card, piece.card.id, visitor(table, figure, entry))
    found = follow(table, figure, rule, dice_table=piece.card.placed)
    pay_fate(table, figure, found.fate_paid)
    effect = load_cards().effects[found.effect]
    assert isinstance(effect, PlaceCard)
    table.lying[effect.to].append(piece)
    table.tell(figure, "goes-to", "adventure-cards/cards-placed-elsewhere", card=entry, position=effect.to)


def meet_cards(table: Table, figure: Figure, drawn: Sequence[CardCopy]) -> bool:
    """Encounter the cards on the space in the order of their numbers; whether one of them moves the character.

    The order is Events, Enemies, Strangers, then Objects and Followers with the gold there, and Places last.
    """
    for piece in sorted((each for each in drawn if each.card.type is CardType.EVENT), key=_number):
        if happen(table, figure, piece):
            return True
    enemies = _in_order(table, figure, CardType.ENEMY)
    for group in _groups(table, figure, enemies):
        meet_enemies(table, figure, group)
    if visit_all(table, figure, CardType.STRANGER):
        return True
    take_what_lies_there(table, figure)
    return visit_all(table, figure, CardType.PLACE)


def visit_all(table: Table, figure: Figure, kind: CardType) -> bool:
    """Visit all Strangers or all Places on the space; whether one of them moves the character."""
    return any(visit(table, figure, piece) for piece in _in_order(table, figure, kind))


def _in_order(table: Table, figure: Figure, kind: CardType) -> list[CardCopy]:
    """The cards of a kind on the space, lowest number first; equal ones in the order of their arrival."""
    return sorted((each for each in table.lying[figure.position] if _kind(each) is kind), key=_number)


def _kind(piece: CardCopy) -> CardType | None:
    return piece.card.type if isinstance(piece.card, EncounterCard) else None


def _number(piece: CardCopy) -> int:
    number: int = piece.card.number
    return number


def _groups(table: Table, figure: Figure, enemies: Sequence[CardCopy]) -> list[list[CardCopy]]:
    """Groups of Enemies that fight together: those with Strength and the same number.

    Enemies that do not attack, take a bribe or are Spirits are not in a group. Among Enemies of one number, those that
    do not attack come last, since the turn ends with them.
    """
    own = kit(table, figure)
    groups: list[list[CardCopy]] = []
    peaceful: list[list[CardCopy]] = []
    for piece in enemies:
        card: EncounterCard = piece.card
        if attack_immunity(own, card.subtype) is not None:
            peaceful.append([piece])
        elif card.bribe and figure.gold >= card.bribe and table.ask(figure, "bribe", (False, True), card=piece):
            table.tell(figure, "bribes", f"cards/{card.id}", card=f"cards/{card.id}")
            pay_gold(table, figure, card.bribe, f"cards/{card.id}")
            raise TurnOverError
        elif groups and _fight_as_one(groups[-1][0].card, card):
            groups[-1].append(piece)
        else:
            groups.append([piece])
    return sorted([*groups, *peaceful], key=lambda group: _number(group[0]))


def _fight_as_one(one: EncounterCard, other: EncounterCard) -> bool:
    return one.number == other.number and not any(fights_by_itself(foe_of(card)) for card in (one, other))


def happen(table: Table, figure: Figure, piece: CardCopy) -> bool:
    """Carry out an Event for all characters that it concerns; whether it moves the one that drew it."""
    card: EncounterCard = piece.card
    entry = f"cards/{card.id}"
    lying = table.lying[figure.position]
    if card.rounds is not None:  # it lies there as a reminder
        table.lasting.append(Lasting(piece, figure.position, (table.rounds + card.rounds, table.at_turn)))
        table.tell(figure, "stays", entry, card=entry)
        return False
    waiting = any(each is not piece and isinstance(each.card, EncounterCard) for each in lying)
    concerned = [figure]
    if card.affects is not None:
        here = table.region(figure.position)
        everybody = card.affects is AffectedCharacters.EVERYONE
        concerned += [each for each in table.others(figure) if everybody or table.region(each.position) is here]
    lying.remove(piece)
    discard(table, piece)
    table.tell(figure, "is-discarded", "adventure-cards/events", card=entry)
    moved = is_over = False
    for each in concerned:
        seen = visitor(table, each, entry)
        if seen.free_purchase_by is not None:
            take_free(table, each, seen.free_purchase_by)
        found = follow(table, each, bind(encounter_card, card.id, seen), entry=entry, dice_table=card_dice_table(card))
        try:
            went = undergo_told(table, each, found, entry, waiting=waiting, source=piece)
        except TurnOverError:
            is_over = True
        else:
            moved = moved or (went and each is figure)
    if is_over:
        raise TurnOverError
    return moved


def visit(table: Table, figure: Figure, piece: CardCopy) -> bool:
    """Visit a Stranger or a Place; whether it moves the character."""
    card: EncounterCard = piece.card
    entry = f"cards/{card.id}"
    if entry in UNFRIENDLY and evades_the_unfriendly(table, figure, entry):
        return False
    seen = visitor(table, figure, entry)
    if seen.free_purchase_by is not None:
        take_free(table, figure, seen.free_purchase_by)
    lying = table.lying[figure.position]
    waiting = any(
        each is not piece and isinstance(each.card, EncounterCard) and each.card.number >= card.number for each in lying
    )
    table.tell(figure, "visits", f"adventure-cards/{card.type}s", card=entry)
    rule = bind(encounter_card, card.id, seen) if card.placed is None else bind(follow_card, card, seen)
    found = follow(table, figure, rule, entry=entry, dice_table=card_dice_table(card))
    if found.effect != spaces.NO_EFFECT:
        pay_gold(table, figure, card.price or 0, entry)
        piece.stock = max(0, piece.stock - 1)
        if card.once or (card.stock and not piece.stock):
            lying.remove(piece)
            discard(table, piece)
            table.tell(figure, "is-discarded", entry, card=entry)
    return undergo_told(table, figure, found, entry, waiting=waiting, source=piece)


def take_what_lies_there(table: Table, figure: Figure) -> None:
    """Take gold, Objects and Followers on the space."""
    if not figure.is_toad:
        get_gold(table, figure, table.gold_lying.pop(figure.position, 0), "encounters/enemies-first")
        complete_quest(table, figure)
    lying = table.lying[figure.position]
    for piece in [each for each in lying if isinstance(each.card, EncounterCard) and each.card.must_take]:
        entry = f"cards/{piece.card.id}"
        if entry in UNFRIENDLY and evades_the_unfriendly(table, figure, entry):
            continue
        if may_own(figure, piece) and not figure.is_toad:
            lying.remove(piece)
            obtain(table, figure, piece)
    while not figure.is_toad:
        open_to_it = tuple(piece for piece in lying if _can_be_taken(table, figure, piece))
        chosen = table.ask(figure, "take", (None, *open_to_it))
        if chosen is None:
            break
        lying.remove(chosen)
        pay_gold(table, figure, chosen.card.price or 0, f"cards/{chosen.card.id}")
        obtain(table, figure, chosen)
    if table.log is not None:
        for piece in [each for each in lying if _is_to_take(table, each)]:
            table.tell(figure, "lets-lie", _why_it_lies(figure, piece), card=f"cards/{piece.card.id}")


def _is_to_take(table: Table, piece: CardCopy) -> bool:
    """Whether somebody might take the card from its space now: an Object or a Follower not left there this turn."""
    if not isinstance(piece.card, EncounterCard) or piece in table.left_this_turn:
        return False
    return piece.card.is_object or piece.card.is_follower


def _why_it_lies(figure: Figure, piece: CardCopy) -> str:
    """The rule by which the character does not take the card."""
    if figure.is_toad:
        return "faq/toad-picks-up"
    if not may_own(figure, piece):
        return "other-rules/taking-unownable-cards"
    return (
        f"cards/{piece.card.id}" if figure.gold < (piece.card.price or 0) else "adventure-cards/objects-and-followers"
    )


def _can_be_taken(table: Table, figure: Figure, piece: CardCopy) -> bool:
    return _is_to_take(table, piece) and figure.gold >= (piece.card.price or 0) and may_own(figure, piece)
