card.lasting["full hand"] = {
  on_turn_end = {
    only_if = function(_, it) return it.owner.hand_count >= 5 end,
    effect = function(game, it) game:discard(it.owner.hand) end,
  },
}

card.play = {
  needs = { "deck" },
  effect = function(game, it)
    game:draw(4)
    game:lasting(it.owner, "full hand", "turn")
  end,
}
