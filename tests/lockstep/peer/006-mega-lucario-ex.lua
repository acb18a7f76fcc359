local fighting_basic_energy = ptcg.filter { "basic_energy", type = "fighting" }

card.attack["Aura Jab"] = function(game, it)
  if it.owner.bench_count > 0 then
    -- "Up to" may be none.
    for _, energy in ipairs(game:choose_up_to(3, "discard", {
      fighting_basic_energy,
      may = true,
    })) do
      game:attach(energy, game:choose("own_bench"))
    end
  end
end

card.attack["Mega Brave"] = function(game, it)
  game:lasting(it.attacker, "no_named_attack", "own_next_turn", { attack = "Mega Brave" })
end
