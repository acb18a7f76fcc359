local card = ...

card.attack["Ambush"] = {
  damage = function(game, it)
    if game:flip() then return it.attack.damage + 30 end
  end,
}
