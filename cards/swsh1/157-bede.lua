local card = ...

local basic_energy = ptcg.filter { kind = "basic_energy" }

card.play = {
  needs = { { "hand", filter = basic_energy }, "own_bench" },
  effect = function(game, it)
    local energy = game:choose_card { zone = "hand", filter = basic_energy, purpose = "attach" }
    local target = game:choose_pokemon { from = it.owner.bench, purpose = "attach" }
    game:attach { card = energy, to = target }
  end,
}
