card.play = {
  needs = { "deck" },
  only_if = function(game) return game.turn == 2 end,
  effect = function(game) game:search { "supporter", to = "hand" } end,
}
