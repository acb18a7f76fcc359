card.attack["Roasting Heat"] = {
  more = function(_, it) return it.defender:has_condition("burned") and 160 end,
}

card.attack["Volcanic Meteor"] = function(game, it) game:discard_energy(it.attacker, 2) end
