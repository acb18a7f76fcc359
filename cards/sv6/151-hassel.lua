card.play = {
  needs = { "knocked_out_last_turn", "deck" },
  effect = function(game) game:search { top = 8, min = 1, max = 3, to = "hand" } end,
}
