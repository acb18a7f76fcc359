card.ability["Mighty Shell"] = {
  allow_damage = { by = "opponent", attacker = "has_special_energy", value = false },
  allow_effect = {
    by = "opponent",
    origin = "attack",
    attacker = "has_special_energy",
    value = false,
  },
}

card.attack["Big Bite"] = function(game, it)
  game:lasting(it.defender, "no_retreat", "opponents_next_turn")
end
