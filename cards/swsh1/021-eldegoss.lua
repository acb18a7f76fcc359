-- Special Energy provides its type only while it is attached (ZONE-07).
local grass_energy = ptcg.filter { "basic_energy", type = "grass" }

card.attack["Blessing of Fluff"] = function(game, it)
  if it.owner.bench_count > 0 then
    for _, energy in ipairs(game:search { grass_energy, max = 3, shuffle = false }) do
      game:attach(energy, game:choose("own_bench"))
    end
  end
  game:shuffle()
end
