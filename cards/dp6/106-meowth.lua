local card = ...

card.attack["Pay Day"] = {
  after = function(game, it)
    if game:flip() then game:draw() end
  end,
}

card.attack["Fury Swipes"] = {
  damage = function(game, it) return it.attack.damage * game:flips { count = 3 } end,
}
