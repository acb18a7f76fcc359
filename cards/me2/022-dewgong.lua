local fire_water = ptcg.filter { type = { "fire", "water" } }

card.ability["Thick Fat"] = {
  damage_taken = { by = "opponent", attacker = fire_water, value = -30 },
}

card.attack["Slam"] = { times = function(game) return game:flips(2) end }
