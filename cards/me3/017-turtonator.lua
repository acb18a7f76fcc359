card.ability["Shell Spikes"] = {
  on_damage = {
    where = "active",
    by = "opponent",
    effect = function(game, it) game:discard_energy_cards(it.attacker) end,
  },
}

card.attack["Heat Breath"] = { more = function(game) return game:flip() and 80 end }
