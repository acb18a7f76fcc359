local benched_fire = ptcg.filter { "benched", type = "fire" }

card.attack["Hustling Strike"] = {
  more = function(_, it) return 20 * it.owner:count("pokemon", benched_fire) end,
}

card.attack["Tiger Swing"] = { more = function(game) return 50 * game:flips(2) end }

card.attack["Burning Slam-GX"] = function(game, it) game:set_condition(it.defender, "burned") end
