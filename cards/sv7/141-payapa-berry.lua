local psychic = ptcg.filter { type = "psychic" }

card.in_play = {
  would_be_damaged = {
    by = "opponent",
    attacker = psychic,
    effect = function(game, it)
      game:discard(it.card)
      return it.amount - 60
    end,
  },
}
