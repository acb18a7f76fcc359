local psychic = ptcg.filter { type = "psychic" }

card.in_play = {
  once_per_turn = {
    needs = { "deck", { "hand", "energy" } },
    only_if = function(_, it) return it.owner:count("pokemon", psychic) >= it.owner.hand_count end,
    effect = function(game, it)
      game:discard(game:choose("hand", "energy"))
      game:draw(it.owner:count("pokemon", psychic) - it.owner.hand_count)
    end,
  },
}
