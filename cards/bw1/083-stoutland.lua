card.attack["Odor Sleuth"] = function(game)
  local heads = game:flips(3)
  if heads == 0 then return end
  game:search { zone = "discard", min = heads, max = heads, to = "hand" }
end

card.attack["Giga Impact"] = function(game, it)
  game:lasting(it.attacker, "no_attack", "own_next_turn")
end
