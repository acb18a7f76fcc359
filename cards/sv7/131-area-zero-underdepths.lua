local tera = ptcg.filter { class = "tera" }

card.in_play = {
  bench_size = {
    subject = "any",
    discards_first = "own",
    effect = function(_, it) if it.player:count("pokemon", tera) > 0 then return 8 end end,
  },
}
