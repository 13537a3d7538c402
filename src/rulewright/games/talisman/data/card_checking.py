"""Checks of the content of the card files: decks, prices, effects, tables."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from rulewright.corpus.findings import Finding
from rulewright.corpus.records import NumbersRecord, SourceMap, read_record
from rulewright.games.talisman.data.board import BOARD_FILE, BoardRecord
from rulewright.games.talisman.data.cards import (
    ADVENTURES_FILE,
    PURCHASES_FILE,
    SPELLS_FILE,
    AdventuresRecord,
    AttackedByEnemy,
    BonusTiming,
    CardOrSpaceEffect,
    CardType,
    Deck,
    EncounterCard,
    Keyword,
    PlaceCard,
    PurchasesRecord,
    Spell,
    SpellsRecord,
)
from rulewright.games.talisman.data.piece_abilities import EnemyType
from rulewright.games.talisman.data.printed_effects import (
    Alignment,
    Buy,
    DiceTable,
    HealOrReplenish,
    MoveCharacter,
    find_dice_table_faults,
)

NUMBERS_FILE = Path("talisman", "numbers.toml")

_Fault = tuple[int, str, str, str]
"""Line, code, cause and remedy."""


def check_content(rules: Path) -> list[Finding]:
    """Find the faults in the cards' facts, also against the board's if that can be read."""
    files, findings = _read_card_files(rules)
    if files is None:
        return findings
    board, _, _ = read_record(BoardRecord, rules / BOARD_FILE, rules)
    faults = [*_check_decks(files, rules), *_check_cards(files)]
    if board is not None:
        for check in (_check_effects, _check_references, _check_prices, _check_castle):
            faults += check(files, board)
    return [Finding(file.as_posix(), *fault) for file, fault in faults]


@dataclass(frozen=True)
class _CardFiles:
    """The records of the card files, and the line of every value in them."""

    spells: SpellsRecord
    purchases: PurchasesRecord
    adventures: AdventuresRecord
    places: Mapping[Path, SourceMap]

    def cards_with_lines(self) -> Iterator[tuple[Path, int, Spell | EncounterCard]]:
        """Every card with its file and line."""
        tables: tuple[tuple[Path, str, Sequence[Spell | EncounterCard]], ...] = (
            (SPELLS_FILE, "spell", self.spells.spell),
            (PURCHASES_FILE, "purchase", self.purchases.purchase),
            (ADVENTURES_FILE, "adventure", self.adventures.adventure),
        )
        for file, table, cards in tables:
            for index, card in enumerate(cards):
                yield file, self.places[file].line(table, index), card

    def effects_with_lines(self) -> Iterator[tuple[Path, int, CardOrSpaceEffect]]:
        """Every effect with its file and line."""
        for file, effects in ((SPELLS_FILE, self.spells.effect), (ADVENTURES_FILE, self.adventures.effect)):
            for index, effect in enumerate(effects):
                yield file, self.places[file].line("effect", index), effect


def _read_card_files(rules: Path) -> tuple[_CardFiles | None, list[Finding]]:
    spells, spell_places, findings = read_record(SpellsRecord, rules / SPELLS_FILE, rules)
    purchases, purchase_places, more = read_record(PurchasesRecord, rules / PURCHASES_FILE, rules)
    adventures, adventure_places, most = read_record(AdventuresRecord, rules / ADVENTURES_FILE, rules)
    if spells is None or purchases is None or adventures is None:
        return None, [*findings, *more, *most]
    places = {SPELLS_FILE: spell_places, PURCHASES_FILE: purchase_places, ADVENTURES_FILE: adventure_places}
    return _CardFiles(spells, purchases, adventures, places), []


def _check_decks(files: _CardFiles, rules: Path) -> Iterator[tuple[Path, _Fault]]:
    """Check that every deck has the number of cards that numbers.toml states for the box."""
    numbers, _, _ = read_record(NumbersRecord, rules / NUMBERS_FILE, rules)
    box = next((number.values for number in numbers.number if number.id == "cards-in-the-box"), ()) if numbers else ()
    homes = {
        Deck.ADVENTURE: ADVENTURES_FILE,
        Deck.SPELL: SPELLS_FILE,
        Deck.PURCHASE: PURCHASES_FILE,
        Deck.TALISMAN: PURCHASES_FILE,
    }
    for deck, wanted in zip(Deck, box, strict=False):
        held = sum(card.copies.get(deck, 0) for _, _, card in files.cards_with_lines())
        if held != wanted:
            cause = f"The {deck} deck has {held} cards, and numbers.toml counts {wanted}."
            yield homes[deck], (1, "deck-size", cause, "Correct the copies, or add the card that is missing.")


def _check_cards(files: _CardFiles) -> Iterator[tuple[Path, _Fault]]:
    """Check that a card has what its type needs, and no fact that makes sense only with another one."""
    for file, line, card in files.cards_with_lines():
        if not isinstance(card, EncounterCard):
            continue
        bonus = card.strength_bonus is not None or card.craft_bonus is not None
        enemy = card.type is CardType.ENEMY
        by_craft = card.subtype is EnemyType.SPIRIT
        faults = {
            "it belongs to no deck": not card.copies,
            "an Enemy needs a subtype, and nothing else has one": enemy == (card.subtype is None),
            "a Spirit attacks with Craft, any other Enemy with Strength, nothing else at all": (
                (card.strength is not None, card.craft is not None) != (enemy and not by_craft, enemy and by_craft)
            ),
            "bonus_when says when a bonus counts": bonus == (card.bonus_when is None),
            "dragon_bonus takes the place of a strength_bonus": (
                card.dragon_bonus is not None and card.strength_bonus is None
            ),
            "Armour saves lives, and nothing else does": (card.keyword is Keyword.ARMOUR) == (card.saves_from is None),
            "a Weapon adds to Strength in battle": (
                card.keyword is Keyword.WEAPON
                and (card.strength_bonus is None or card.bonus_when is not BonusTiming.BATTLE)
            ),
            "alignments tells what happens to each of the three": (
                card.alignments is not None and len(card.alignments) != len(Alignment)
            ),
            "only a purchase card has a price in the Village or at the Market": (
                card.purchase_copies is None and (card.village_price or card.market_price) is not None
            ),
        }
        for fault, found in faults.items():
            if found:
                yield file, (line, "card", f"{card.id}: {fault}.", "Correct the card's facts.")


def _check_effects(files: _CardFiles, board: BoardRecord) -> Iterator[tuple[Path, _Fault]]:
    """Check that every effect is unique, here and on the board, and used, and that tables have no gaps."""
    known = {effect.id for effect in board.effect}
    positions = {position.id for position in board.position}
    cards = {card.id for _, _, card in files.cards_with_lines()}
    used = {effect for _, _, card in files.cards_with_lines() for effect in _effect_ids_of(card)}
    for file, line, effect in files.effects_with_lines():
        if effect.id in known:
            cause = f"The effect {effect.id} stands a second time."
            yield file, (line, "duplicate-id", cause, "Keep one: the board's, if a space has it too.")
        elif effect.id not in used:
            yield file, (line, "unused-effect", f"No card leads to {effect.id}.", "Take it out, or correct the card.")
        known.add(effect.id)
        if isinstance(effect, MoveCharacter) and (effect.to is None) == (effect.within is None):
            yield file, (line, "bad-value", f"{effect.id} needs one of to and within.", "Say where it leads.")
        if isinstance(effect, MoveCharacter | PlaceCard) and effect.to is not None and effect.to not in positions:
            yield file, (line, "unknown-position", f"There is no position {effect.to}.", "Correct the position's id.")
        if isinstance(effect, AttackedByEnemy) and effect.card not in cards:
            yield file, (line, "unknown-card", f"There is no card {effect.card}.", "Correct the card's id.")
    for file, line, card in files.cards_with_lines():
        for effect_id in sorted(set(_effect_ids_of(card)) - known):
            cause = f"{card.id}: there is no effect {effect_id}."
            yield file, (line, "unknown-effect", cause, "Correct its id, or add it.")
        for table in _dice_tables_of(card):
            for fault in find_dice_table_faults(table, known):
                yield file, (line, "bad-table", f"A table of {card.id}: {fault}.", "Correct the table's rows.")


def _check_references(files: _CardFiles, board: BoardRecord) -> Iterator[tuple[Path, _Fault]]:
    """Check that every space that a card names is on the board."""
    spaces = {space.id for space in board.space}
    for file, line, card in files.cards_with_lines():
        if isinstance(card, EncounterCard):
            places = (
                card.need_not_roll_at, card.evades_at, card.no_loss_at, card.discarded_at, card.builds_raft_at,
                card.admits_to, card.gold_to and (card.gold_to,),
            )  # fmt: skip
            for space in sorted({space for named in places for space in named or ()} - spaces):
                yield file, (line, "unknown-space", f"{card.id}: there is no space {space}.", "Correct its id.")


def _check_prices(files: _CardFiles, board: BoardRecord) -> Iterator[tuple[Path, _Fault]]:
    """Check that the prices on the cards are those of the Village and of the Market."""
    shops = (
        ("village_price", [effect for effect in board.effect if isinstance(effect, Buy)]),
        ("market_price", [effect for _, _, effect in files.effects_with_lines() if isinstance(effect, Buy)]),
    )
    for field, sellers in shops:
        asked = {card: price for seller in sellers for card, price in seller.prices.items()}
        for file, line, card in files.cards_with_lines():
            price = getattr(card, field, None)
            if price != asked.pop(card.id, None):
                cause = f"{card.id}: its {field} is not what the shop asks."
                yield file, (line, "price", cause, "Make the card and the effect of kind buy agree.")
        for card_id in sorted(asked):
            yield PURCHASES_FILE, (1, "price", f"A shop sells {card_id}, which is no card.", "Correct the card's id.")


def _check_castle(files: _CardFiles, board: BoardRecord) -> Iterator[tuple[Path, _Fault]]:
    """Check that cards grant free healing at the Castle exactly as the Castle's own instructions do."""
    effects = {effect.id: effect for effect in board.effect}
    granted = {
        card: effects.get(visit.effect)
        for space in board.space
        if space.id == "castle"
        for visit in space.visits
        if visit.effect is not None
        for card in visit.having
    }
    for file, line, card in files.cards_with_lines():
        healed = card.heals_at_castle if isinstance(card, EncounterCard) else None
        visit = granted.get(f"cards/{card.id}")
        if healed != (visit.up_to if isinstance(visit, HealOrReplenish) and visit.price == 0 else None):
            cause = f"{card.id}: its heals_at_castle is not what the Castle grants."
            yield file, (line, "castle", cause, "Make the card and the Castle's visits agree.")


def _dice_tables_of(card: Spell | EncounterCard) -> tuple[DiceTable, ...]:
    placed = card.placed if isinstance(card, EncounterCard) else None
    return tuple(table for table in (card.table, placed) if table is not None)


def _effect_ids_of(card: Spell | EncounterCard) -> Iterator[str]:
    """The ids of all effects that a card can have."""
    yield from card.effects or ()
    yield from (row.effect for table in _dice_tables_of(card) for row in table.rows)
    if isinstance(card, EncounterCard):
        yield from card.choice or ()
        yield from (effect for effects in (card.alignments or {}).values() for effect in effects)
