card.attack["Impound"] = function(game, it)
  game:lasting(it.defender, "no_retreat", "opponents_next_turn")
end

card.attack["Try to Imitate"] = function(game, it)
  if game:flip() then
    local attack = game:choose_attack(it.defender)
    if attack then game:perform(attack) end
  end
end
