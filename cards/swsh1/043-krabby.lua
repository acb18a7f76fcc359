local card = ...

card.attack["Super Slice"] = {
  require = function(game) return game:flips { count = 2 } == 2 end,
}
