card.attack["Thunder Fang"] = function(game, it)
  if game:flip() then game:set_condition(it.defender, "paralyzed") end
end

card.attack["Buzz Flip"] = { times = function(game) return game:flips(4) end }
