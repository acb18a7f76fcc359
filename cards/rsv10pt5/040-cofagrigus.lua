card.attack["Extended Damagriiigus"] = {
  target = "opponent_pokemon",
  after = function(game, _, target) game:move_counters(game:choose("own_bench"), target, "all") end,
}

card.attack["Perplex"] = function(game, it) game:set_condition(it.defender, "confused") end
