card.in_play = {
  on_discard = {
    subject = "this_card",
    from = "play",
    effect = function(game, it) game:draw() end,
  },
}
