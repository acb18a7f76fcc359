card.attack["Shoulder Throw"] = {
  damage = function(_, it) return it.attack.damage - 30 * it.defender.retreat_cost end,
}
