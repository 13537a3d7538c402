"""Taking, keeping and leaving cards: permission to own, carrying limits, and quests that cards complete."""

from __future__ import annotations

from collections.abc import Iterable

from rulewright.games.talisman.data import printed_effects
from rulewright.games.talisman.data.cards import CardType, EncounterCard, load_cards
from rulewright.games.talisman.data.printed_effects import Ability, EffectSubject
from rulewright.games.talisman.rules.ability import (
    BASE_CARRYING_LIMIT,
    barred_from_owning,
    carrying_limit,
    objects_carried,
    spell_limit,
    spells_to_discard,
)
from rulewright.games.talisman.rules.quests import Unfinished
from rulewright.games.talisman.simulation.accounts import get_gold, pay_gold
from rulewright.games.talisman.simulation.decks import discard, take_talisman
from rulewright.games.talisman.simulation.standing import total
from rulewright.games.talisman.simulation.stock import gold_available
from rulewright.games.talisman.simulation.table import CardCopy, Figure, Table, as_owned

COMPLETED = "other-rules/completing-a-quest"


def may_own(figure: Figure, piece: CardCopy) -> bool:
    """Whether the character's alignment and Followers let it have a card; a Toad takes none (`ASSUMED`)."""
    key = "may own", piece.card.id
    found: bool | None = figure.known.get(key)
    if found is None:
        barred = barred_from_owning(as_owned(piece, False, False), figure.owned(), figure.bearer())
        found = figure.known[key] = not figure.is_toad and barred is None
    return found


def is_gold(piece: CardCopy) -> bool:
    """Whether the card is only gold: its taker gets that, and the card is discarded."""
    card: EncounterCard = piece.card
    return card.type is CardType.OBJECT and bool(card.effects)


def obtain(
    table: Table,
    figure: Figure,
    piece: CardCopy,
    entry: str = "adventure-cards/objects-and-followers",
    how: str = "takes",
    **values: str,
) -> None:
    """Give the character an Object or a Follower that it may own; `how` is what it does, with `values` to tell."""
    table.tell(figure, how, entry, card=f"cards/{piece.card.id}", **values)
    if is_gold(piece):
        for effect in piece.card.effects:
            gold = load_cards().effects[effect]
            assert isinstance(gold, printed_effects.GainOrLoss)
            get_gold(table, figure, gold_available(table, gold.amount), f"cards/{piece.card.id}")
        discard(table, piece)
        complete_quest(table, figure)
        return
    as_object = piece.card.is_object
    (figure.objects if as_object else figure.followers).append(piece)
    if piece.card.crosses_river:
        figure.raft = piece
    figure.changed()
    complete_quest(table, figure)
    keep_limits(table, figure)


def detach(figure: Figure, piece: CardCopy) -> None:
    """Remove a card from the character's possessions."""
    for cards in (figure.objects, figure.followers, figure.spells, figure.trophies):
        if piece in cards:
            cards.remove(piece)
    if piece in figure.used:
        figure.used.remove(piece)
    if figure.raft is piece:
        figure.raft = None
    figure.changed()


def give_up(table: Table, figure: Figure, piece: CardCopy, entry: str | None = None) -> None:
    """Discard a card of the character by the rule `entry`, and the cards that it may not have without it."""
    _discarded(table, figure, piece, entry)
    keep_limits(table, figure)


def put_back(table: Table, figure: Figure, piece: CardCopy) -> None:
    """Discard a card of the character without telling it."""
    detach(figure, piece)
    discard(table, piece)


def _discarded(table: Table, figure: Figure, piece: CardCopy, entry: str | None = None) -> None:
    put_back(table, figure, piece)
    usual = "possessions/losing-a-follower" if piece.card.is_follower else "possessions/objects"
    table.tell(figure, "discards", entry or usual, card=f"cards/{piece.card.id}")


def leave_card(table: Table, figure: Figure, piece: CardCopy, entry: str = "other-rules/ditching") -> None:
    """Leave an Object or Follower on the character's space; a creature that has become a Follower is discarded.

    A Raft is never left on a space.
    """
    if piece.card.type is CardType.ENEMY or piece.card.crosses_river:
        _discarded(table, figure, piece)
        return
    detach(figure, piece)
    table.lying[figure.position].append(piece)
    table.left_this_turn.add(piece)
    table.tell(figure, "leaves", entry, card=f"cards/{piece.card.id}")


def ditch_what_hinders(table: Table, figure: Figure) -> None:
    """Offer to ditch an Object that bars casting Spells, the Command Spell too, when the turn begins."""
    hindering = tuple(piece for piece in figure.objects if piece.card.bars_own_spells)
    piece = table.ask(figure, "ditch", (None, *hindering))
    if piece is not None:
        leave_card(table, figure, piece)


def keep_limits(table: Table, figure: Figure) -> None:
    """Make the character give up forbidden cards, and Objects and Spells beyond its limits, at once."""
    if (figure.objects or figure.followers) and "within limits" not in figure.known:
        while (piece := next((each for each in figure.cards if not may_own_still(figure, each)), None)) is not None:
            if piece.card.is_follower:
                _discarded(table, figure, piece)
            else:
                leave_card(table, figure, piece, "other-rules/taking-unownable-cards")
        if len(figure.objects) > BASE_CARRYING_LIMIT:
            owned, bearer = figure.owned(), figure.bearer()
            for _ in range(objects_carried(owned, bearer) - carrying_limit(owned, bearer)):
                kept = tuple(piece for piece in figure.objects if piece not in figure.used)
                left = table.ask(figure, "leave-object", kept)
                leave_card(table, figure, left, "possessions/carrying-limit")
        figure.known["within limits"] = True
    drop_spells(table, figure)


def may_own_still(figure: Figure, piece: CardCopy) -> bool:
    """Whether the character may keep a card that it has."""
    card: EncounterCard = piece.card
    if card.forbidden_to is None and not any(each.card.bars_followers for each in figure.followers):
        return True  # no other condition can forbid a card
    others = [as_owned(each, False, False) for each in figure.cards if each is not piece]
    return barred_from_owning(as_owned(piece, False, False), others, figure.bearer()) is None


def hand_over(table: Table, giver: Figure, taker: Figure, thing: CardCopy | str, entry: str) -> None:
    """Move an Object, a Follower or 1 gold from one character to another."""
    if isinstance(thing, CardCopy):
        detach(giver, thing)
        obtain(table, taker, thing, entry, "takes-from", other=f"heroes/{giver.hero.id}")
        keep_limits(table, giver)
    else:
        giver.gold -= 1
        taker.gold += 1
        table.tell(taker, "takes-gold-from", entry, amount=1, other=f"heroes/{giver.hero.id}")
        complete_quest(table, taker)


def drop_spells(table: Table, figure: Figure) -> None:
    """Discard the Spells beyond the limit of the character's Craft."""
    if not figure.spells:
        return
    limit = spell_limit(total(table, figure, Ability.CRAFT))
    for _ in range(spells_to_discard(len(figure.spells), limit, figure.is_toad)):
        spell = table.ask(figure, "discard-spell", tuple(figure.spells))
        figure.spells.remove(spell)
        discard(table, spell)
        table.tell(figure, "discards", "spells/excess", card=f"cards/{spell.card.id}")


def offer_to_take(
    table: Table, figure: Figure, pieces: Iterable[CardCopy], entry: str = "adventure-cards/objects-and-followers"
) -> list[CardCopy]:
    """Let the character take as many of the cards as it likes; return the others."""
    left = list(pieces)
    while True:
        open_to_it = tuple(piece for piece in left if may_own(figure, piece))
        if not open_to_it:
            return left
        piece = table.ask(figure, "take", (None, *open_to_it))
        if piece is None:
            return left
        left.remove(piece)
        obtain(table, figure, piece, entry)


def unfinished_quest(figure: Figure) -> Unfinished:
    """The character's quest in the form for the rules of quests."""
    if figure.quest is None:
        return Unfinished.NONE
    return Unfinished.LATER if figure.quests_done else Unfinished.FIRST


def deliverable(figure: Figure, thing: EffectSubject) -> list[CardCopy]:
    """The cards with which a quest to deliver such a thing can be completed."""
    if thing is EffectSubject.FOLLOWER:
        return list(figure.followers)
    return [piece for piece in figure.objects if piece.card.type is CardType.MAGIC_OBJECT]


def complete_quest(table: Table, figure: Figure, did: str | None = None) -> None:
    """Complete the character's quest if possible; `did` is its last deed: kill, take."""
    if figure.quest is None:
        return
    quest = load_cards().effects[figure.quest]
    assert isinstance(quest, printed_effects.Quest)
    if quest.task == "deliver":
        if quest.of is EffectSubject.GOLD:
            if figure.gold < quest.amount:
                return
            pay_gold(table, figure, quest.amount, COMPLETED)
        else:
            cards = deliverable(figure, quest.of)
            if len(cards) < quest.amount:
                return
            for _ in range(quest.amount):
                given = table.ask(figure, "deliver", tuple(cards))
                cards.remove(given)
                give_up(table, figure, given, COMPLETED)
    elif quest.task != did:
        return
    figure.quest = None
    figure.quests_done += 1
    table.tell(figure, "completes-quest", COMPLETED)
    gain_talisman(table, figure)


def gain_talisman(table: Table, figure: Figure) -> None:
    """Give the character a Talisman card, if one is left."""
    piece = take_talisman(table)
    if piece is None:
        table.tell(figure, "no-talisman-left", "other-rules/talisman-and-purchase-cards")
        return
    if figure.is_toad:  # it carries no Object
        table.talismans.append(piece)
        table.tell(figure, "nothing", "faq/toad-picks-up")
        return
    obtain(table, figure, piece, "other-rules/obtaining-a-talisman")
