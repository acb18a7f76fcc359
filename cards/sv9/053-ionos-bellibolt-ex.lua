local lightning_basic_energy = ptcg.filter { "basic_energy", type = "lightning" }
local ionos = ptcg.filter { name_includes = "Iono's" }

card.ability["Electric Streamer"] = {
  use = {
    needs = { { "hand", lightning_basic_energy }, { "own_pokemon", ionos } },
    effect = function(game)
      game:attach(game:choose("hand", lightning_basic_energy), game:choose("own_pokemon", ionos))
    end,
  },
}

card.attack["Thunderous Bolt"] = function(game, it)
  game:lasting(it.attacker, "no_attack", "own_next_turn")
end
