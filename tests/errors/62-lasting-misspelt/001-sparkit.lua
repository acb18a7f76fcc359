local card = ...

card.attack["Zap"] = {
  after = function(game, it)
    game:lasting { name = "sheild", on = it.attacker, ends = "turn" }
  end,
}

card.lasting["shield"] = { damage_taken = { value = -10 } }
