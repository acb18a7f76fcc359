local card = ...

local basic_energy = ptcg.filter { kind = "basic_energy" }

card.play = {
  condition = function(_, it)
    return it.owner.deck_count > 0 or it.owner:count { zone = "discard", filter = basic_energy } > 0
  end,
  effect = function(game)
    game:draw { count = 2 }
    game:search { zone = "discard", filter = basic_energy, min = 1, to = "hand" }
  end,
}
