card.play = {
  needs = { "knocked_out_last_turn", "deck" },
  effect = function(game) game:search { "basic_energy", max = 3, to = "hand" } end,
}
