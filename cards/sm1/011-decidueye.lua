local card = ...

card.attack["Leaf Blade"] = {
  damage = function(game, it)
    if game:flip() then return it.attack.damage + 30 end
  end,
}

card.attack["Brave Bird"] = {
  after = function(game, it) game:damage { to = it.attacker, amount = 20 } end,
}
