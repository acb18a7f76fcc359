local card, ptcg = ...

local mossback = ptcg.filter { name = "Mossback" }

card.passive = {
  bench_size = {
    subject = "any",
    discards_first = "own",
    effect = function(game, it)
      if #it.player:pokemon_that_fit { filter = mossback } > 0 then return 8 end
    end,
  },
}
