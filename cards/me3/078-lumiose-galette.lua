card.play = {
  only_if = function(_, it)
    return it.owner.active.is_damaged or it.owner.active.has_any_condition
  end,
  effect = function(game, it)
    local active = it.owner.active
    game:heal(active, 20)
    if active.has_any_condition then
      game:remove_conditions(active, game:choose_condition(active.conditions))
    end
  end,
}
