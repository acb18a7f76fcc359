card.ability["Auto Heal"] = {
  on_attach = {
    where = "active",
    subject = "own",
    filter = "energy",
    effect = function(game, it) game:heal(it.target, 90) end,
  },
}

card.attack["Spike Draw"] = function(game) game:draw(2) end
