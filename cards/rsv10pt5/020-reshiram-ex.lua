card.attack["Blazing Burst"] = {
  more = function(_, it) return 50 * it.opponent.prizes_taken end,
  after = function(game, it) game:discard_energy_cards(it.attacker, 1) end,
}
