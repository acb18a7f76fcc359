card.attack["Dastardly Jab"] = function(game, it)
  game:put_counters(it.defender, (it.defender.remaining_hp - 10) // 10)
end
