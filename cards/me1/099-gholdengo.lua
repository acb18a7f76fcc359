card.attack["All-You-Can-Grab"] = function(game)
  local heads = game:flips_until_tails()
  game:search { min = math.min(1, heads), max = heads, to = "hand" }
end
