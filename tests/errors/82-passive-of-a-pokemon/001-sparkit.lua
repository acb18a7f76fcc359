local card = ...

card.attack["Zap"] = {
  damage = function(game, it)
    return it.attack.damage + (game:flip() and 10 or 0)
  end,
}

card.ability["Static"] = {
  activated = {
    uses = "once_per_turn",
    effect = function(game, it) game:draw { count = 1 } end,
  },
}

card.passive = {
  damage_taken = { value = -10 },
}
