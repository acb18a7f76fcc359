local card = ...

card.attack["Power Press"] = {
  damage = function(game, it)
    return it.attack.damage + (it.attack:spare_energy("colorless") >= 1 and 60 or 0)
  end,
}
