function bonus(game)
  return game:flip() and 10 or 0
end

card.attack["Zap"] = {
  damage = function(game, it) return it.attack.damage + bonus(game) end,
}
