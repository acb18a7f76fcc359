card.attack["Energizing Sketch"] = function(game, it)
  if it.owner.bench_count > 0 then
    for _, energy in ipairs(game:choose_up_to(game:flips(3), "discard", "basic_energy")) do
      game:attach(energy, game:choose("own_bench"))
    end
  end
end
