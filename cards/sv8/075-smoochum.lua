local psychic_basic_energy = ptcg.filter { "basic_energy", type = "psychic" }

card.attack["Delightful Kiss"] = function(game, it)
  if it.owner.bench_count > 0 then
    local found = game:search { psychic_basic_energy, max = 2, shuffle = false }
    if #found > 0 then game:attach(found, game:choose("own_bench")) end
  end
  game:shuffle()
end
