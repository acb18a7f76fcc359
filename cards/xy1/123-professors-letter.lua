local card = ...

local basic_energy = ptcg.filter { kind = "basic_energy" }

card.play = {
  needs = { "deck" },
  effect = function(game, it)
    game:search { filter = basic_energy, max = 2, to = "hand", show = true }
  end,
}
