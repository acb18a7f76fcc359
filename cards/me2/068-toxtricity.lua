local darkness_basic_energy = ptcg.filter { "basic_energy", type = "darkness" }
local darkness = ptcg.filter { type = "darkness" }

card.ability["Sinister Surge"] = {
  once_per_turn = {
    needs = { "deck", { "own_bench", darkness } },
    effect = function(game)
      local found = game:search { darkness_basic_energy, shuffle = false }
      local target = #found > 0 and game:choose("own_bench", { darkness, purpose = "attach" })
      local attached = target and #game:attach(found, target) > 0
      game:shuffle()
      if attached then game:put_counters(target, 2) end
    end,
  },
}
