local darkness_pokemon = ptcg.filter { "pokemon", type = "darkness" }

card.play = {
  needs = { "deck", "bench_space" },
  only_if = function(_, it) return it.owner.turns_taken > 1 end,
  effect = function(game)
    local seen = game:top(7)
    local chosen = game:may_choose(seen, darkness_pokemon)
    local others = {}
    for _, card in ipairs(seen) do
      if card ~= chosen then others[#others + 1] = card end
    end
    if chosen then game:put_onto_bench(chosen) end
    game:move(others, "deck_bottom", { shuffled = true })
  end,
}
