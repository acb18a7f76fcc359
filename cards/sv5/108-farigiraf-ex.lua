local basic_pokemon_ex = ptcg.filter { stage = "basic", class = "pokemon-ex" }

card.ability["Armor Tail"] = {
  allow_damage = { by = "opponent", attacker = basic_pokemon_ex, value = false },
}

card.attack["Dirty Beam"] = {
  target = "opponent_bench",
  after = function(game, _, target) game:damage(target, 30) end,
}
