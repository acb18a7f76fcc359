-- The Fossil Items that put a Restored Pokémon onto the Bench (RST-01).
return function(wanted)
  return {
    needs = { "deck" },
    effect = function(game, it)
      local deck = it.owner:find("deck")  -- the bottom card first
      local bottom = {}
      for i = 1, math.min(7, #deck) do bottom[i] = deck[i] end
      game:show(bottom, { to = it.owner })
      local found = game:may_choose(bottom, { wanted, purpose = "search" })
      if found and it.owner.bench_space > 0 then
        game:show(found)
        game:put_onto_bench(found)
      end
      game:shuffle()
    end,
  }
end
