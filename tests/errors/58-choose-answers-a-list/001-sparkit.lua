card.attack["Zap"] = {
  choose = function(game, it)
    return game:choose_exactly(2, "opponent_pokemon")
  end,
}
