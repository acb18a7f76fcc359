card.in_play = {
  on_attach = {
    subject = "this_card",
    effect = function(game) game:search { stage = "basic", to = "bench" } end,
  },
}
