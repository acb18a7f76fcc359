card.attack["Berry Picking"] = function(game, it)
  -- The discard pile is open, so "up to 5" requires at least one.
  local energy = game:choose_up_to(5, "discard", "basic_energy")
  game:move(energy, "deck_top")
  game:shuffle()
end

card.attack["Bind"] = function(game, it)
  if game:flip() then game:set_condition(it.defender, "paralyzed") end
end
