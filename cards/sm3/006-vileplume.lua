local card = ...

card.ability["Disgusting Pollen"] = {
  may_attack = {
    where = "active",
    subject = "opponent",
    attacker = { stage = "basic" },
    value = false,
  },
}

card.attack["Downer Shock"] = {
  after = function(game, it)
    local condition = game:flip() and "asleep" or "confused"
    game:set_condition { on = it.defender, condition = condition }
  end,
}
