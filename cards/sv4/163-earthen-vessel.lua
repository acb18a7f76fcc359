local card = ...

local basic_energy = ptcg.filter { kind = "basic_energy" }

card.play = {
  needs = { "hand", "deck" },
  effect = function(game)
    game:discard { card = game:choose_card { zone = "hand", purpose = "discard" } }
    game:search { filter = basic_energy, max = 2, to = "hand", show = true }
  end,
}
