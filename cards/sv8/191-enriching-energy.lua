card.in_play = {
  on_attach = {
    subject = "this_card",
    needs = { "deck" },
    effect = function(game) game:draw(4) end,
  },
}
