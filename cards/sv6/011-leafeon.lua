local grass_basic_energy = ptcg.filter { "basic_energy", type = "grass" }

card.attack["Leaflet Blessings"] = function(game, it)
  local target
  local attached = {}
  if it.owner.bench_count > 0 then
    local chosen = game:choose("hand", grass_basic_energy)
    if chosen then
      target = game:choose("own_bench")
      attached = game:attach(chosen, target)
    end
  end
  if #attached > 0 then game:heal(target, "all") end
end
