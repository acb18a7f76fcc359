card.attack["Pull"] = {
  target = "opponent_bench",
  after = function(game, _, target) game:switch(target) end,
}

card.attack["Reckless Charge"] = function(game, it) game:damage(it.attacker, 30) end
