local card = ...

card.attack["Ember"] = {
  after = function(game, it) game:discard_energy { from = it.attacker } end,
}
