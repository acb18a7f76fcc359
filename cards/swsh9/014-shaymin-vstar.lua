local card = ...

local benched_grass = ptcg.filter { type = "grass", benched = true, damaged = true }

card.ability["Star Bloom"] = {
  activated = {
    needs = { { "own_pokemon", filter = benched_grass } },
    effect = function(game, it)
      game:heal { on = it.owner:pokemon_that_fit { filter = benched_grass }, counters = 12 }
    end,
  },
}

card.attack["Revenge Blast"] = {
  damage = function(game, it) return it.attack.damage + 40 * (6 - it.opponent.prizes_left) end,
}
