# How figures are written, and what is said all over the lab's reports
lab-thousands = ,
lab-decimal = .
lab-span = { $low } to { $high }
lab-of = { $n } of { $of }
lab-games = { $n ->
    [one] 1 game
   *[other] { $figure } games
}
lab-seed = seed { $seed }
lab-seat = seat { $name }
lab-shared = shared
lab-nobody = nobody
lab-agents = agents
lab-agent = agent
lab-side = side
lab-of-games = games
lab-of-seats = seats
lab-share = share
lab-won = won
lab-rating = rating
lab-interval = 95 % interval
lab-mean = mean
lab-median = median
lab-decisions = decisions
lab-last = last { $unit }
