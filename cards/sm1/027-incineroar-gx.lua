local card = ...

local benched_fire = ptcg.filter { type = "fire", benched = true }

card.attack["Hustling Strike"] = {
  damage = function(game, it)
    return it.attack.damage + 20 * it.owner:count_pokemon { filter = benched_fire }
  end,
}

card.attack["Tiger Swing"] = {
  damage = function(game, it) return it.attack.damage + 50 * game:flips { count = 2 } end,
}

card.attack["Burning Slam-GX"] = {
  after = function(game, it) game:set_condition { on = it.defender, condition = "burned" } end,
}
