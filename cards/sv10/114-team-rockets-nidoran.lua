local card = ...

card.attack["Surprise Attack"] = {
  require = function(game) return game:flip() end,
}
