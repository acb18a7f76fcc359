card.attack["Zap"] = {
  more = function(game) return game:flip() and 15 or 0 end,
  after = function(game, it)
    game:damage(it.attacker, 25)
    game:heal(it.attacker, 5)
  end,
}

card.ability["Spark Coat"] = {
  damage_taken = -25,
  damage_dealt = function(game, it) return it.amount + 15 end,
}
