card.attack["All-You-Can-Grab"] = function(game)
  game:search { max = game:flips_until_tails(), to = "hand" }
end
