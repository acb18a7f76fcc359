local card = ...

card.play = {
  needs = { "deck" },
  effect = function(game, it) game:draw { count = 3 } end,
}
