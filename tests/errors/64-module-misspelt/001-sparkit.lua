local coins = ptcg.require "cions"

card.attack["Zap"] = {
  damage = function(game, it)
    return it.attack.damage + (coins.flip(game) and 10 or 0)
  end,
}
