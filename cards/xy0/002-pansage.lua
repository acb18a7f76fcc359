local card = ...

card.attack["Collect"] = {
  after = function(game, it) game:draw() end,
}

card.attack["Fury Swipes"] = {
  damage = function(game, it) return it.attack.damage * game:flips { count = 3 } end,
}
