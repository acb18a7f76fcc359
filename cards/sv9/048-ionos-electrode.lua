card.attack["Thump-Thump Boom"] = function(game, it)
  game:damage(it.attacker, 100)
  if game:flip() then game:knock_out(it.defender) end
end
