local card = ...

local basic_energy = ptcg.filter { kind = "basic_energy" }

card.attack["Berry Picking"] = {
  after = function(game, it)
    -- The discard pile is open: of "up to 5", one at least must be taken.
    local energy = game:choose_card {
      zone = "discard",
      filter = basic_energy,
      min = 1,
      max = 5,
      purpose = "to_deck",
    }
    game:move { cards = energy, to = "deck_top" }
    game:shuffle()
  end,
}

card.attack["Bind"] = {
  after = function(game, it)
    if game:flip() then game:set_condition { on = it.defender, condition = "paralyzed" } end
  end,
}
