local evolution_metal_pokemon = ptcg.filter { "pokemon", stage = "evolution", type = "metal" }

card.ability["Metallic Signal"] = {
  once_per_turn = {
    needs = { "deck" },
    effect = function(game) game:search { evolution_metal_pokemon, max = 2, to = "hand" } end,
  },
}

card.attack["Protect Charge"] = function(game, it)
  game:lasting(it.attacker, { damage_taken = -30 }, "opponents_next_turn")
end
