card.play = {
  needs = { "opponent_deck" },
  effect = function(game, it) game:discard_top(2 * game:flips(2), it.opponent) end,
}
