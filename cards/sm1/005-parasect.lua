card.attack["Fury Cutter"] = {
  damage = function(game, it)
    local heads = game:flips(3)
    return heads == 3 and 120
      or it.attack.damage + (heads == 1 and 20 or 0) + (heads == 2 and 60 or 0)
  end,
}

card.attack["Mushroom Drain"] = function(game, it) game:heal(it.attacker, 30) end
