card.ability["Sneaky Bite"] = {
  on_evolve = {
    optional = true,
    effect = function(game) game:put_counters(game:choose("opponent_pokemon"), 2) end,
  },
}

card.attack["Confuse Ray"] = function(game, it) game:set_condition(it.defender, "confused") end
