card.in_play = {
  on_attach = {
    subject = "this_card",
    where = "bench",
    effect = function(game, it) game:switch(it.self) end,
  },
}
