card.attack["Color Pick"] = function(game, it)
  game:search { "basic_energy", max = 3, to = "hand" }
end

card.attack["Trace"] = function(game, it)
  if not game:flip() then return end
  local attack = game:choose_attack(it.opponent.bench)
  if attack then game:perform(attack) end
end
