local basic = ptcg.filter { "pokemon", stage = "basic" }

card.ability["Darkness Restore"] = {
  once_per_turn = {
    where = "active",
    needs = { "no_condition", { "opponent_discard", basic } },
    only_if = function(game, it) return it.opponent.bench_space > 0 end,
    effect = function(game)
      local found = game:choose("opponent_discard", { basic, purpose = "search" })
      game:put_onto_bench(found)
    end,
  },
}

card.attack["Riot"] = {
  more = function(_, it)
    local unevolved = 0
    for _, player in ipairs { it.owner, it.opponent } do
      for _, pokemon in ipairs(player.pokemon) do
        if not pokemon.is_evolved then unevolved = unevolved + 1 end
      end
    end
    return 10 * unevolved
  end,
}
