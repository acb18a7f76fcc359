card.attack["Silent Claw"] = function(game, it)
  game:show(it.opponent.hand)
  local found = game:choose(it.opponent:find("hand", "supporter"))
  if not found then return end
  game:discard(found)
  game:perform_trainer(found)
end

card.attack["Fake Out"] = function(game, it)
  if game:flip() then game:set_condition(it.defender, "paralyzed") end
end
