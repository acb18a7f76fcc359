card.play = {
  needs = { "deck" },
  effect = function(game) game:search { "trainer", to = "hand" } end,
}
