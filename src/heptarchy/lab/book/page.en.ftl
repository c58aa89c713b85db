# The page of a report. Names of options and settings (treaty_markers=9), agents and commands stand in it as they are typed.

lab-page-title = { $title }: a report by heptarchy
lab-arena-report = Arena report
lab-campaign-report = Campaign report
lab-skip = To the figures
lab-night = Night or day
lab-contents = Contents
lab-to-arena = Agents
lab-to-wins = Wins
lab-to-endings = Endings
lab-to-length = Length
lab-to-lead = Lead
lab-to-plays = Cards and openings
lab-so-many-games = { $n } games
lab-rows = { $n } rows
lab-rows-on-paper = , the first { $n } here, all on the page
lab-mark = mark
lab-a-campaign = campaign
lab-setting = setting

# What it says first. A sentence may begin with a side, of which it isn't known whether it is one or many.
lab-none-won = No side won any of { $games } alone.
lab-one-won = { $side } won { $share } of { $games }.
lab-better-won = { $side } won { $share } of { $games }, { $other } { $rest }{ $chance ->
    [yes] : no more than chance gives the better of two
   *[no] { "" }
}.
lab-best-won = { $side } won { $share } of { $games }; an even share is { $even }{ $chance ->
    [yes] : no more than chance gives the best of { $sides }
   *[no] { "" }
}.
lab-best-of-field = { $agent } won { $times } times [{ $reach }] its fair share against a field of { $field }.
lab-best-agent = { $agent } won most: { $share } of { $of } games against { $others ->
    [one] the other
   *[other] { $others } others
}, { $times } times [{ $reach }] its fair share.
lab-only-settings = { $n } settings, { $games }.
lab-none-changes = No setting changes who wins by more than { $games } a setting can show; they would show a difference of { $least } points.
lab-changes-more = { $side } won { $points } points [{ $reach }] more often with { $setting } than with { $than }.
lab-changes-less = { $side } won { $points } points [{ $reach }] less often with { $setting } than with { $than }.
lab-seats = { $n ->
    [one] 1 seat
   *[other] { $n } seats
}
lab-seats-to = { $least } to { $most } seats
lab-played-by = played by { $agents }
lab-settings-games = { $n } settings, { $games } in all
lab-few = { $games } { $n ->
    [one] is
   *[other] are
} few: look at the intervals before the figures. Four times the games halve an interval.
lab-few-in-settings = { $games } in { $settings } settings are few: look at the intervals before the figures. Four times the games halve an interval.
lab-with-setting = With { $setting }:
lab-last-same = last { $unit }, median; the same for the middle half
lab-last-half = last { $unit }, median; middle half { $reach }
lab-decisions-median = decisions in a game, median
lab-end-by = end by { $ending }
lab-half-turned = { $unit } by which half of games have turned for good

# What the settings change
lab-compare = What the settings change
lab-set-with = { $value } with { $setting }
lab-here = Here { $here }.
lab-here-usually = Here { $here }; { $usual } as the game comes.
lab-held-against = Each setting is held against { $setting }.
lab-in-pairs = Games of the same seed are compared one with one: McNemar's exact test for wins, Student's paired test for lengths{ $many ->
    [yes] , corrected for their number (Holm)
   *[no] { "" }
}.
lab-as-heaps = Seeds or seats of the settings differ, so that games are compared as two heaps: the two-proportion test for wins, Welch's test for lengths{ $many ->
    [yes] , corrected for their number (Holm)
   *[no] { "" }
}.
lab-in-brackets = Brackets are 95 % intervals of the difference{ $many ->
    [yes] , each for itself: one that leaves out 0 may be chance among so many
   *[no] { "" }
}.
lab-more-often = { $points ->
    [one] 1 point
   *[other] { $points } points
} more often
lab-less-often = { $points ->
    [0] as often
    [one] 1 point less often
   *[other] { $points } points less often
}
lab-won-shown = With { $setting }, { $what } won { $often } [{ $reach }]: more than chance gives ({ $chance }).
lab-won-alone = With { $setting }, { $what } won { $often } [{ $reach }]: taken alone more than chance gives, but not among { $among } comparisons ({ $chance }).
lab-won-unshown = With { $setting }, { $what } won { $often } [{ $reach }]: no difference that { $games } can show; they would show one of { $least } points ({ $chance }).
lab-changed-shown = With { $setting }, { $what } changed by { $change }: more than chance gives ({ $chance }).
lab-changed-unshown = With { $setting }, { $what } changed by { $change }: no difference that { $games } can show ({ $chance }).
lab-no-difference-of = Of { $what } no difference that { $games } can show: { $each }.
lab-setting-wins = Share of games won, by setting
lab-setting-wins-of = Share of games that { $side } won, by setting
lab-with-intervals = { $title }, with 95 % intervals.
lab-setting-wins-table = Wins by setting
lab-differences = Differences
lab-differences-drawn = Points won more or less than with { $setting }
lab-differences-of = { $title }, by { $side }
lab-differences-caption = { $title }. Filled: more than chance gives.
lab-differences-table = Differences from { $setting }
lab-no-change = no change
lab-what = what
lab-change = change
lab-p-corrected = p, corrected
lab-points-won = { $side } won, points
lab-setting-endings-drawn = How games end, by setting
lab-setting-endings-caption = Share of games by how they end.
lab-setting-endings-table = Endings by setting
lab-setting-lengths-drawn = Decisions in a game, by setting
lab-setting-lengths-caption = Mean number of decisions in a game, with its 95 % interval.
lab-setting-lengths-table = Length by setting

# Agents
lab-arena = Agent against agent
lab-ratings = Ratings
lab-ratings-caption = OpenSkill (Plackett-Luce) rating: mu, and mu less and plus 1.96 sigma. All begin at 25.
lab-fair-shares = Of its fair share
lab-fair-shares-drawn = Wins as a multiple of a fair share
lab-fair-shares-caption = 1 is what an agent would win if all were equal: a half of two sides, a quarter of four.
lab-fair-shares-table = Wins against a fair share
lab-fair-share = fair share
lab-times-fair-share = times its fair share
lab-pairs = Every pair
lab-pairs-drawn = Share of games that the row's agent won against the column's
lab-pairs-note = Of games with more than two sides those count in which one of the two was ahead of the other. Where an agent has several seats at a table each of them counts; what happens at one table hangs together, so that the intervals here are somewhat too narrow: trust those of the fair shares.
lab-matrix-note = Below it the 95 % interval. A wash: beyond one half by more than chance.
lab-met = { $one } against { $other }: { $share } of { $of } games

# Wins
lab-wins = Who wins
lab-by-side = Wins by side
lab-by-side-drawn = Share of games won, by side
lab-by-side-caption = Dot: share of games won. Line: its 95 % interval (Wilson).
lab-shared-note = A game that seats of several sides win counts as shared.
lab-nobody-note = A game that all have lost or that ended in a draw counts for nobody.
lab-even = even
lab-games-won = games won
lab-side-won = { $side } won
lab-by-seat = By seat
lab-by-seat-drawn = Share of games won, by seat
lab-by-seat-caption = A shared win counts for each seat that shares it.
lab-by-seat-table = Wins by seat
lab-a-seat = seat
lab-so-many-agents = { $n } agents
lab-seats-note = Seats of a side win together, so that each seat wins as often as its side.
lab-by-matchup = By matchup: { $one } against { $other }
lab-by-matchup-drawn = Share of games that { $side } won, by matchup
lab-by-matchup-caption = Agents of { $one } first, of { $other } second.
lab-by-matchup-table = Wins by matchup
lab-matchup = matchup
lab-partners = { $one } and { $other }
lab-line-up = { $one } v { $other }

# Endings and lengths
lab-endings = How and when games end
lab-endings-drawn = Games by the { $unit } in which they ended, and how
lab-endings-caption = Height: games. Hatching: how they ended.
lab-endings-table = How games end
lab-other-endings = other endings
lab-ending = ending
lab-median-unit = median { $unit }
lab-median-of = median { $median }
lab-numbers = What lay on the table at the end
lab-numbers-table = Numbers at the end
lab-at-the-end = at the end
lab-quarter = quarter
lab-three-quarters = three quarters
lab-length = Length
lab-length-drawn = Length of games in decisions
lab-length-caption = Height: games of that length.
lab-length-table = Decisions in a game
lab-length-note = A decision is an answer of a seat that had two options or more.
lab-its-interval = its 95 % interval
lab-shortest = shortest
lab-quarter-at-most = a quarter have at most
lab-three-quarters-at-most = three quarters have at most
lab-longest = longest

# Who leads when. A unit is a round, a turn, a bound.
lab-lead = Who leads when
lab-stands = How a side stands, from 0 to 1.
lab-lead-drawn = { $stands }. Here 1 is drawn as 100. Line with marks: the median of the games that still run at that { $unit }. Hatched band: their middle half. Thin lines: a few games. Dashes: the medians of other sides.
lab-standing-of = Standing of { $side } over time
lab-standing-at = { $side }, { $unit } { $at }: median { $median }, middle half { $reach }, { $games } games
lab-standing-table = Standing by { $unit }: median, in brackets the middle half
lab-median-at = { $unit } { $at }: median { $median }
lab-its-median = { $side }, median
lab-unit-at = { $unit } { $at }
lab-still-played = games still played
lab-turning = Turning points
lab-turned = A game has turned when its winner takes a lead that it never gives up.
lab-led-always = In { $share } of games the winner led at every { $unit }.
lab-led-late = In { $share } it was not ahead even at the last { $unit }.
lab-led-in-all = It was ahead at the last { $unit } in all of them.
lab-turning-drawn = Games by the { $unit } since which the winner led for good
lab-turning-caption = Height: games that turned in that { $unit }.
lab-only-at-the-end = only at the end
lab-games-turned = games that turned
lab-turned-by-then = turned by then
lab-worth-seeing = Games worth seeing again
lab-worth-note = Each command plays the game again and keeps its record in the folder seen; heptarchy replay FILE --step goes through a record answer by answer.
lab-the-closest = The closest: game { $n }
lab-the-wildest = The most dramatic: game { $n }
lab-closest-why = the first two were { $apart } apart, in the mean of all { $unit }s
lab-wildest-why = { $side } won after being { $behind } behind

# Cards, openings, decks: a kind is any of these, as the game calls it
lab-plays = Cards and openings
lab-plays-note = Read with care: this is what goes together, not what causes what. A card that is played in lost positions wins seldom and may still be the best that could be played. Each figure is held against the share that seats of the same side and agent win anyway (the upright bar). A filled mark differs from it by more than chance, corrected for all words of its table (Holm); a hollow one does not, or was seen too seldom to say.
lab-opening = opening
lab-deck = deck
lab-card = card
lab-by = By { $kind }
lab-wins-by = Wins by { $kind }
lab-wins-by-table = Wins by { $kind }; * beyond chance
lab-plays-caption = Share of games won by seats with this { $kind }; upright bar: the usual share.
lab-plays-some = The { $n } furthest above and below the usual share of { $of }.
lab-usual = usual
lab-points = points
lab-duels = { $begins } against { $kind }
lab-duels-drawn = Share of games that the row's { $kind } won against the column's

# What the figures rest on
lab-about = About these figures
lab-about-intervals = Every figure has an interval: were the campaign played again and again on other seeds, some 95 such intervals in 100 would hold the true figure. Shares have Wilson's interval, means Student's, differences of shares Newcombe's. They say how far chance may have led you astray, not whether the agents play like people.
lab-about-games = A game depends on its seed and number alone: the same command gives the same games on every machine. This page is one file; it loads nothing and runs nothing.
lab-what-was-played = What was played
lab-game = game
lab-the-seed = seed
lab-changed = options that differ from the default
lab-no-options = none
lab-title-rules = { $title }, rules { $rules }
