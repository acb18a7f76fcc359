card.attack["Turbo Flare"] = function(game, it)
  if it.owner.bench_count > 0 then
    for _, energy in ipairs(game:search { "basic_energy", max = 3, shuffle = false }) do
      local pokemon = game:choose("own_bench")
      game:attach(energy, pokemon)
    end
  end
  game:shuffle()
end
