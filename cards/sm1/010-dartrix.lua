local card = ...

card.attack["Sharp Blade Quill"] = {
  choose = function(game, it)
    return game:choose_pokemon { from = it.opponent, purpose = "damage" }
  end,
  after = function(game, it, target) game:damage { to = target, amount = 20 } end,
}

card.attack["Leaf Blade"] = {
  damage = function(game, it)
    if game:flip() then return it.attack.damage + 20 end
  end,
}
