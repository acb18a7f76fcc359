local card = ...

card.attack["Zap"] = {
  choose = function(game, it)
    return game:choose_pokemon { from = it.opponent, min = 2, max = 2 }
  end,
}
