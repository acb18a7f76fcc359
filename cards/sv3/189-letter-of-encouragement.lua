local card = ...

local basic_energy = ptcg.filter { kind = "basic_energy" }

card.play = {
  needs = { "knocked_out_last_turn", "deck" },
  effect = function(game)
    game:search { filter = basic_energy, max = 3, to = "hand", show = true }
  end,
}
