card.attack["Aurora Gain"] = function(game, it) game:heal(it.attacker, 20) end

card.attack["Undulating Slice"] = {
  before = function(game, it) return game:put_counters(it.attacker, game:choose_number(1, 9)) end,
  times = function(_, _, placed) return placed end,
}
