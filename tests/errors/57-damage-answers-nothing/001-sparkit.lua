card.attack["Zap"] = {
  damage = function(game, it)
    local more = game:flip() and 10 or 0
  end,
}
