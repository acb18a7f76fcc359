card.attack["Berry Picking"] = function(game)
  -- The discard pile is open, so "up to 5" requires at least one.
  game:move(game:choose_up_to(5, "discard", "basic_energy"), "deck")
end

card.attack["Bind"] = function(game, it)
  if game:flip() then game:set_condition(it.defender, "paralyzed") end
end
