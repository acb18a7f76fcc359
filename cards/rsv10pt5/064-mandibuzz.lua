local small_basic_pokemon = ptcg.filter { "pokemon", stage = "basic", hp_at_most = 70 }

card.ability["Look for Prey"] = {
  once_per_turn = {
    needs = { "opponent_hand" },
    effect = function(game, it)
      game:show(it.opponent.hand)
      if it.opponent.bench_space > 0 then
        game:put_onto_bench(game:choose("opponent_hand", small_basic_pokemon))
      end
    end,
  },
}
