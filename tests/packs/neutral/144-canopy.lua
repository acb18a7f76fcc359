local card = ...

card.passive = {
  bench_size = { subject = "any", effect = function() return 8 end },
}
