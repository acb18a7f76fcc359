local darkness = ptcg.filter { "energy", type = "darkness" }

card.attack["Oblivion Wing"] = function(game, it)
  if it.owner.bench_count == 0 then return end
  local energy = game:choose("discard", darkness)
  if not energy then return end
  local pokemon = game:choose("own_bench")
  game:attach(energy, pokemon)
end

card.attack["Darkness Blade"] = function(game, it)
  if game:flip() then return end
  game:lasting(it.attacker, "no_attack", "own_next_turn")
end
