card.play = {
  needs = { "deck" },
  effect = function(game) if game:flip() then game:search { "pokemon", to = "hand" } end end,
}
