local psychic = ptcg.filter { type = "psychic" }

-- Damage that the Pokémon does to itself discards it, too, and is not less.
card.in_play = {
  would_be_damaged = {
    attacker = psychic,
    effect = function(game, it)
      game:discard(it.card)
      if it.attacker.owner ~= it.owner then return it.amount - 60 end
    end,
  },
}
