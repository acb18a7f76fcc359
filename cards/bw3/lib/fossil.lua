-- The Fossil Items that put a Restored Pokémon onto the Bench (RST-01).
return function(wanted)
  return {
    needs = { "deck" },
    effect = function(game, it)
      local deck = it.owner:cards { zone = "deck" } -- the bottom card first
      local bottom = {}
      for i = 1, math.min(7, #deck) do bottom[i] = deck[i] end
      game:show { cards = bottom, to = it.owner }
      local found = game:choose_card { from = bottom, filter = wanted, min = 0, purpose = "search" }
      if found and it.owner.bench_space > 0 then
        game:show { card = found }
        game:put_onto_bench { card = found }
      end
      game:shuffle()
    end,
  }
end
