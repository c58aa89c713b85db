# What simulate, arena and report print

lab-against-field = { $agents } against a field of { $field }
lab-stopped-games = { $games } of { $asked }: stopped by Ctrl-C
lab-commit = { $version }, commit { $commit }
lab-seed-from = seed { $seed } from game { $n }
lab-in-all-brackets = in brackets: { $n }% intervals
lab-means = Means
lab-ended-by = Games ended by { $unit }
lab-first-of-all = first
lab-last-of-all = last
lab-duels-per-cent = { $title }, per cent won (games)
lab-length-of-a-game = Length of a game
lab-least = least
lab-most = most
lab-forced = forced answers
lab-fate = fate's answers
lab-answers = all answers

# Ratings
lab-its-reach = interval
lab-one-against-field = One against the field
lab-mixed-tables = Wins at mixed tables
lab-times-a-fair-share = times a fair share
lab-ahead-of-each-other = Ahead of each other
lab-each-against-each = Each against each
lab-drawn = drawn
lab-lost = lost
lab-share-won = share won

# On standard error: how it goes on, and what it took
lab-there = { $there } of { $games } games are there
lab-rate = { $rate } games a second
lab-report-in = the report is in { $file }
lab-what-follows = stopped: what follows is { $games } of { $asked } games
lab-jobs = { $n ->
    [one] 1 job
   *[other] { $n } jobs
}
lab-on-nodes = { $jobs } on { $n } nodes of the cluster at { $cluster }
lab-timing = { $games } in { $seconds } s by { $jobs }: { $each } s a game, { $rate } games a second, { $build } build
