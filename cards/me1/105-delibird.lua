card.attack["Quick Gift"] = {
  first_turn = true,
  after = function(game) game:search { min = 1, to = "hand" } end,
}
