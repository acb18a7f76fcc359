local card = ...

local basic_energy = ptcg.filter { kind = "basic_energy" }

card.attack["Turbo Bolt"] = {
  after = function(game, it)
    local to = game:choose_pokemon { from = it.owner.bench, purpose = "attach" }
    if not to then return end
    local energy = game:choose_card {
      zone = "discard",
      filter = basic_energy,
      min = 2,
      max = 2,
      purpose = "attach",
    }
    game:attach { cards = energy, to = to }
  end,
}
