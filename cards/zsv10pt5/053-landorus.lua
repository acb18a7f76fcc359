local fighting_basic_energy = ptcg.filter { "basic_energy", type = "fighting" }

card.attack["Abundant Harvest"] = function(game, it)
  game:attach(game:choose("discard", fighting_basic_energy), it.attacker)
end

card.attack["Earthquake"] = function(game, it) game:damage(it.owner.bench, 10) end
