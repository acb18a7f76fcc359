card.attack["Strike Down"] = function(game, it)
  if game:knock_out(it.defender) then game:draw(1) end
end

card.attack["Wear Down"] = function(game, it)
  local put = game:put_counters(it.opponent.pokemon, 1)
  local asleep = game:set_condition(it.defender, "asleep")
  local woken = game:remove_conditions(it.defender)
  game:draw(put + (asleep and 2 or 0) + (woken and 4 or 0))
end
