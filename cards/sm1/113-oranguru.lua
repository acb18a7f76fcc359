card.ability["Instruct"] = {
  once_per_turn = {
    needs = { "deck", { "hand_at_most", count = 2 } },
    effect = function(game, it) game:draw(3 - it.owner.hand_count) end,
  },
}

card.attack["Psychic"] = { more = function(_, it) return 20 * it.defender.energy_total end }
