local card = ...

card.play = {
  needs = { "deck" },
  effect = function(game) game:draw { count = 3 } end,
}
