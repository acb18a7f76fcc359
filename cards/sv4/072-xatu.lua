local psychic = ptcg.filter { "basic_energy", type = "psychic" }

card.ability["Clairvoyant Sense"] = {
  once_per_turn = {
    needs = { "own_bench", { "hand", psychic } },
    effect = function(game)
      local energy = game:choose("hand", psychic)
      local to = game:choose("own_bench")
      game:attach(energy, to)
      game:draw(2)
    end,
  },
}
