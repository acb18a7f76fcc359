local dragon = ptcg.filter { type = "dragon" }

card.ability["Fairy Zone"] = {
  weakness = { subject = "opponent", target = dragon, effect = function() return "psychic" end },
}

card.attack["Full Moon Rondo"] = {
  more = function(_, it) return 20 * (it.owner.bench_count + it.opponent.bench_count) end,
}
