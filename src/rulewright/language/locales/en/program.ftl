## content.py

this-installation-of-rulewright-has-no = This installation of rulewright has no folder “{ $folder }”.
install-it-again = Install it again.
kept-in-a-temporary-folder = Nothing can be kept in { $folder }. What is built is kept in { $temporary } for a while; { $variable } names another folder.
this-installation-of-rulewright-lacks-its = This installation of rulewright lacks its translations: { $language }.

## extras.py

this-needs-the-extra-extra-which = This needs the extra “{ $extra }”, which is not installed: { $module } is missing.
in-a-copy-of-the-project = In a copy of the project, run `pip install '.[{ $extra }]'`, or `make setup` for all of it.
by-itself-in-a-copy-of-the-project = In a copy of the project, run `pip install '.[{ $extra }]'`.

## system.py

there-is-no-space-left = There is no space left.
free-some-space-or-choose-a = Free some space, or choose a place on another disk.
reading-or-writing-it-is-not = Reading or writing it is not permitted.
change-its-permissions-or-choose-a = Change its permissions, or choose a place of your own.
too-many-files-are-open = Too many files are open.
close-other-programs-or-raise-the = Close other programs, or raise the limit (`ulimit -n`).
there-is-no-memory-left = There is no memory left.
close-other-programs-or-ask-for = Close other programs, or ask for less.
there-is-no-such-file-or = There is no such file or folder.
correct-the-name = Correct the name.
a-file-stands-where-a-folder = There is a file where a folder is needed.
name-a-folder = Name a folder.
a-folder-stands-where-a-file = There is a folder where a file is needed.
name-a-file = Name a file.
the-name-is-too-long-for = The name is too long for this file system.
choose-a-shorter-one = Choose a shorter one.
the-disk-or-device-fails = The disk or device has failed.
choose-a-place-on-another-disk = Choose a place on another disk.
place-cause = { $place }: { $cause }
the-system-refused-cause = The system refused: { $cause }.
remove-the-cause-and-try-again = Remove the cause and try again.
remedy-variable-names-another-folder = { $remedy } { $variable } names another folder.
