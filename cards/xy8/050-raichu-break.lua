local card = ...

card.attack["Grand Bolt"] = {
  after = function(game, it) game:discard_energy { from = it.attacker, count = "all" } end,
}
