card.attack["Zap"] = {
  damage = function(game, it)
    return it.attack.damage + (game:flip() and 10 or 0)
  end,
}

card.ability["Static"] = {
  hp = function(game, it)
    if it.cause == "attack_damage" then return it.amount + 10 end
  end,
}
