local dragon = ptcg.filter { type = "dragon" }

card.in_play = {
  would_be_damaged = {
    by = "opponent",
    attacker = dragon,
    effect = function(game, it)
      game:discard(it.card)
      return it.amount - 60
    end,
  },
}
