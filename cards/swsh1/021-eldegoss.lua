local card = ...

-- Special Energy provides its type only while it is attached (ZONE-07).
local grass_energy = ptcg.filter { kind = "basic_energy", type = "grass" }

card.attack["Blessing of Fluff"] = {
  after = function(game, it)
    if it.owner.bench_count == 0 then return end
    for _, energy in ipairs(game:search { filter = grass_energy, max = 3, shuffle = false }) do
      local target = game:choose_pokemon { from = it.owner.bench, purpose = "attach" }
      game:attach { card = energy, to = target }
    end
    game:shuffle()
  end,
}
