-- The effect is on the Active Pokémon: it ends when that evolves or leaves the Active Spot.
card.lasting["full hand"] = {
  on_turn_end = {
    only_if = function(game, it)
      return it.self.is_active
        and not game:happened("evolved", { pokemon = it.self })
        and it.owner.hand_count >= 5
    end,
    effect = function(game, it) game:discard(it.owner.hand) end,
  },
}

card.play = {
  needs = { "deck" },
  effect = function(game, it)
    game:draw(4)
    game:lasting(it.owner.active, "full hand", "turn")
  end,
}
