card.attack["Deleting Slash"] = {
  more = function(_, it) return it.opponent.bench_count >= 3 and 80 end,
}
