local card = ...

card.play = function(game, it)
  game:remove_conditions { on = it.owner.active, condition = "poisoned" }
end
