local card = ...

card.attack["Quick Attack"] = {
  damage = function(game, it)
    if game:flip() then return it.attack.damage + 10 end
  end,
}
