card.attack["Thunder Jolt"] = function(game, it)
  if not game:flip() then game:damage(it.attacker, 10) end
end
