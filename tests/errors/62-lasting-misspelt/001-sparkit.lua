card.attack["Zap"] = {
  after = function(game, it)
    game:lasting(it.attacker, "sheild", "turn")
  end,
}

card.lasting["shield"] = { damage_taken = { value = -10 } }
