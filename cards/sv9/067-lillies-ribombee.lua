local basic_pokemon = ptcg.filter { "pokemon", stage = "basic" }

card.ability["Inviting Wink"] = {
  on_evolve = {
    optional = true,
    needs = { "opponent_hand" },
    effect = function(game, it)
      game:show(it.opponent.hand)
      local room = it.opponent.bench_space
      local invited = game:choose_up_to(room, "opponent_hand", { basic_pokemon, may = true })
      for _, basic in ipairs(invited) do game:put_onto_bench(basic) end
    end,
  },
}
