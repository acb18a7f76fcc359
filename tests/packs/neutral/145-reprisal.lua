local card = ...

card.play = {
  needs = { "knocked_out_last_turn" },
  effect = function(game) game:draw { count = 1 } end,
}
