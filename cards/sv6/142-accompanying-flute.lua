local basic_pokemon = ptcg.filter { "pokemon", stage = "basic" }

card.play = {
  needs = { "opponent_deck" },
  only_if = function(_, it) return it.opponent.bench_space > 0 end,
  effect = function(game, it)
    local seen = game:top(5, { of = it.opponent })
    game:show(seen)
    for _, card in ipairs(game:choose_up_to(it.opponent.bench_space, seen, {
      basic_pokemon,
      may = true,
    })) do
      game:put_onto_bench(card)
    end
    game:shuffle(it.opponent)
  end,
}
