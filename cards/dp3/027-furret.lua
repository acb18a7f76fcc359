local card = ...

card.attack["Keen Eye"] = {
  -- A search for any card must find one (GAP-19).
  after = function(game, it) game:search { min = 1, max = 2, to = "hand" } end,
}

card.attack["Baton Pass"] = {
  after = function(game, it)
    local new_active = game:choose_pokemon {
      from = it.owner.bench,
      min = 0,
      purpose = "switch_in",
    }
    if not new_active then return end
    game:switch { to = new_active }
    local energy = game:choose_energy {
      from = it.attacker,
      min = 0,
      max = 60,
      purpose = "move_energy",
    }
    game:move_energy { cards = energy, to = new_active }
  end,
}
