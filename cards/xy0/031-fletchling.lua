local card = ...

card.attack["Razor Wind"] = {
  require = function(game, it) return game:flip() end,
}
