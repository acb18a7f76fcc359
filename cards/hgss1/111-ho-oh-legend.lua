local card = ...

card.ability["Sacred Rainbow"] = {
  energy_provided = function() return "fire" end,
}

card.attack["Bright Wing"] = {
  after = function(game, it) game:discard_energy { from = it.attacker } end,
}
