card.attack["Energizing Sketch"] = function(game, it)
  local heads = game:flips(3)
  if it.owner.bench_count > 0 then
    for _, energy in ipairs(game:choose_up_to(heads, "discard", "basic_energy")) do
      game:attach(energy, game:choose("own_bench"))
    end
  end
end
