card.ability["Heave-Ho Catcher"] = {
  on_evolve = {
    optional = true,
    needs = { "opponent_bench" },
    effect = function(game) game:switch(game:choose("opponent_bench")) end,
  },
}

card.attack["Wild Press"] = function(game, it) game:damage(it.attacker, 70) end
