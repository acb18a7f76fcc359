card.attack["Voltage Burst"] = {
  more = function(_, it) return 50 * it.opponent.prizes_taken end,
  after = function(game, it) game:damage(it.attacker, 30) end,
}
