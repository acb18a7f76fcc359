local card = ...

card.attack["Fire Blast"] = {
  after = function(game, it) game:discard_energy { from = it.attacker } end,
}
