card.attack["Crisis Vine"] = function(game, it)
  for _, condition in ipairs { "paralyzed", "poisoned" } do
    game:set_condition(it.defender, condition)
  end
end
