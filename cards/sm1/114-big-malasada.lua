card.play = {
  only_if = function(game, it)
    return it.owner.active.is_damaged or it.owner.active.has_any_condition
  end,
  effect = function(game, it)
    local active = it.owner.active
    game:heal(active, 20)
    local present = {}
    for _, condition in ipairs { "asleep", "burned", "confused", "paralyzed", "poisoned" } do
      if active:has_condition(condition) then table.insert(present, condition) end
    end
    if #present == 0 then return end
    local condition = game:choose_condition(present)
    game:remove_conditions(active, condition)
  end,
}
