local card = ...

card.attack["Double Scratch"] = {
  damage = function(game, it) return it.attack.damage * game:flips { count = 2 } end,
}

card.attack["Beat Up"] = {
  damage = function(game, it)
    return it.attack.damage * game:flips { count = #it.owner.pokemon }
  end,
}
