local card = ...

card.play = {
  first_turn = true,
  effect = function(game) game:draw { count = 1 } end,
}
