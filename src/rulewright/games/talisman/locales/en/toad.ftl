## toad.py

a-character-that-is-no-toad-has = A character that is no Toad has no turns left as one.
set-toad-or-take-out-toad = Set “toad”, or take out “toad_turns_left”.
the-character-becomes-a-toad = The character becomes a Toad.
it-stays-a-toad-for-its = It stays a Toad for its next { $turns } turns; turns left before, which do not count: { $dropped }.
as-a-toad-it-has-strength = As a Toad it has Strength { $strength } and Craft { $craft }.
it-has-no-special-abilities = It has no special abilities.
it-keeps-its-spells-and-discards = It keeps its Spells and discards none: { $spells }.
it-can-neither-gain-nor-cast = It can neither gain nor cast Spells.
it-cannot-cast-the-command-spell = It cannot cast the Command Spell.
it-keeps-its-lives-life-and = It keeps its lives ({ $life }) and its fate ({ $fate }), and it may use fate.
it-keeps-its-trophies-trophies-what = It keeps its trophies ({ $trophies }). What it gains for them as a Toad is lost when it changes back.
it-stays-on-the-crown-of = It stays on the Crown of Command.
it-moves-without-a-die-spaces = It moves without a die; spaces on each of its turns: { $spaces }.
it-has-encounters-like-any-other = It has encounters like any other character.
the-turn-under-way-does-not = The turn under way does not count.
it-changes-back-at-the-end = It changes back at the end of the last of its next { $turns } turns.
then-it-has-strength-strength-and = Then it has Strength { $strength } and Craft { $craft }; what it gained or lost of them as a Toad is undone.
spells-to-discard-at-once-spells = Spells to discard at once: { $spells }.
turned-into-a-toad = Turned into a Toad
