card.ability["Unaware"] = { allow_effect = { by = "opponent", origin = "attack", value = false } }

card.attack["Torcherto"] = {
  more = function(_, it) return 20 * (it.owner.bench_count + it.opponent.bench_count) end,
}
