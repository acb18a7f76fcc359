local card = ...

card.attack["Flamethrower"] = {
  after = function(game, it) game:discard_energy { from = it.attacker } end,
}
