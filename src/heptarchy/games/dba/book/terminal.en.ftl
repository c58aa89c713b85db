# What the table says at the terminal

# Where the battle stands
shell-before = Before the battle: { $stage }
shell-moment = Round { $n } of { $of }, bound of { $who }, { $stage }; PIPs: { $pips }
shell-and = { $before } and { $following }
shell-stage-muster = armies are mustered
shell-stage-prepare = the ground is laid and camps are pitched
shell-stage-deployment = deployment
shell-stage-orders = orders
shell-stage-moves = moves
shell-stage-combats = close combats

# What is moved or fought
shell-moving = Moving { $members }
shell-up-to = up to { $n } mm, { $bad } mm in bad going
shell-zoned = in the front zone of { $foes }
shell-combats = Combats: { $pairs }
shell-combat = Combat of { $pair }
shell-against = { $mine } against { $theirs }
shell-total = { $n } (die { $die })
shell-fighter-camp = camp CF
shell-fighter-town = town denizens

# The map
shell-camp = camp
shell-fire = fire
shell-first-side = first side
shell-second-side = second side
shell-facing = facing

# Commands and their elements
shell-people-british = British
shell-people-saxon = Saxon
shell-edge-south = south
shell-edge-north = north
shell-losses = lost { $n } of { $of }, breaks at { $limit }
shell-chief = C-in-C
shell-demoralised = demoralised
shell-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
shell-points-left = { $n ->
    [one] { $n } point
   *[other] { $n } points
} left
shell-status-reserve = reserve
shell-status-on_table = on table
shell-status-destroyed = destroyed
shell-status-fled = fled
shell-status-left = left
shell-status-left_out = left out
shell-status-garrison = garrison

# Cards
shell-cards-of = Cards of { $who }: { $cards }
shell-disguised = Your Expendable, in disguise: { $element }
shell-shown = Shown so far: { $cards }

# Help
shell-help-place = any place: mm from the western and the southern edge, degrees (0 east, 90 north)
shell-help-bare-place = the same where a place is asked for; what the rules refuse is refused with its rule
shell-help-group = a group: the first, second and fifth element of command c1, as the lists number them
shell-help-why = whether that may be done, and if not by which rule
shell-help-hand = your cards, and those that were shown
shell-help-odds = the outcomes of a combat of two types, out of 36

# Odds
shell-name-types = Name two types: { $odds } Sp Wb. `heptarchy odds dba --help` tells of going, support and flanks.
shell-no-type = there is no type { $text }; there are { $types }
shell-factor = factor
shell-outcome-destroyed = destroyed
shell-outcome-flee = flee
shell-outcome-recoil = recoil
shell-outcome-stand = stand
shell-wins = { $type } win { $win }, tie { $tie } and lose { $lose } of { $of }.
shell-note-bad = in bad going
shell-note-general = general
shell-note-support = supported
shell-note-uphill = uphill
shell-note-flank = enemy on its flank
shell-note-overlaps = overlapped { $n ->
    [1] once
   *[other] twice
}

# Odds, asked for at the shell
shell-two-types = name two types, such as Sp Wb; there are { $types }
shell-ask-going = --going is clear, bad (for both), a or b, not { $text }
shell-ask-which = { $option } is a (the first type), b (the second) or both, not { $text }
shell-ask-counts = { $option } takes 0 to 2 for a, or for both as in 1:2, not { $text }
shell-no-support = nobody supports { $name } against { $foe } from behind (DBA-16.3)
shell-no-support-in-bad = nobody supports { $name } from behind in bad going (DBA-16.3)
shell-two-flanks = { $name } has two flanks: an enemy on one leaves one to be overlapped (DBA-16.5)
shell-one-uphill = --uphill is a or b: only one of them is upslope of the other (DBA-3.7)
