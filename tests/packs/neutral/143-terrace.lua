local mossback = ptcg.filter { name = "Mossback" }

card.in_play = {
  bench_size = {
    subject = "any",
    discards_first = "own",
    effect = function(game, it) if #it.player:find("pokemon", mossback) > 0 then return 8 end end,
  },
}
