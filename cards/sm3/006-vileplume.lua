card.ability["Disgusting Pollen"] = {
  may_attack = {
    where = "active",
    subject = "opponent",
    attacker = { stage = "basic" },
    value = false,
  },
}

card.attack["Downer Shock"] = function(game, it)
  local condition = game:flip() and "asleep" or "confused"
  game:set_condition(it.defender, condition)
end
