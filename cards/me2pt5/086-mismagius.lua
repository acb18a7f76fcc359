card.attack["Assassin's Magic"] = function(game, it)
  if it.defender.has_any_condition then game:put_counters(game:choose("opponent_bench"), 6) end
end
