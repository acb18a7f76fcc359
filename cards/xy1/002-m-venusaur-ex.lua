local card = ...

card.attack["Crisis Vine"] = {
  after = function(game, it)
    for _, condition in ipairs { "paralyzed", "poisoned" } do
      game:set_condition { on = it.defender, condition = condition }
    end
  end,
}
