card.attack["Zap"] = {
  after = function(game, it)
    game:knock_out(it.defender)
    game:return_to(it.attacker)
    game:heal(it.attacker, 10)
  end,
}
