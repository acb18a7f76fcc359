card.attack["Sharp Blade Quill"] = {
  target = "opponent_pokemon",
  after = function(game, it, target) game:damage(target, 20) end,
}

card.attack["Leaf Blade"] = { more = function(game) return game:flip() and 20 end }
