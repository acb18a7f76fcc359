local card = ...

card.passive = {
  on_attach = {
    subject = "this_card",
    effect = function(game) game:draw { count = 1 } end,
  },
}
