local card = ...

local psychic = ptcg.filter { kind = "basic_energy", type = "psychic" }

card.ability["Clairvoyant Sense"] = {
  activated = {
    uses = "once_per_turn",
    needs = { "own_bench", { "hand", filter = psychic } },
    effect = function(game, it)
      local energy = game:choose_card { zone = "hand", filter = psychic, purpose = "attach" }
      local to = game:choose_pokemon { from = it.owner.bench, purpose = "attach" }
      game:attach { card = energy, to = to }
      game:draw { count = 2 }
    end,
  },
}
