card.in_play = {
  would_be_knocked_out = {
    by = "opponent",
    only_if = function(_, it)
      return it.cause == "attack_damage" and it.self.damage == it.amount
    end,
    effect = function(game, it)
      game:instead { remaining_hp = 10 }
      game:discard(it.card)
    end,
  },
}
