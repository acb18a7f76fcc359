local ns = ptcg.filter { name_includes = "N's" }

-- It can be played without a Benched Pokémon to attach to; then it does nothing.
card.play = {
  needs = { { "discard", "basic_energy" } },
  effect = function(game, it)
    local energy = game:choose("discard", "basic_energy")
    if it.owner:count("bench", ns) > 0 then game:attach(energy, game:choose("own_bench", ns)) end
  end,
}
