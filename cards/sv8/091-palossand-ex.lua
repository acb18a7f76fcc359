card.attack["Sand Tomb"] = function(game, it)
  game:lasting(it.defender, "no_retreat", "opponents_next_turn")
end

card.attack["Barite Jail"] = function(game, it)
  for _, pokemon in ipairs(it.opponent.bench) do
    if pokemon.remaining_hp > 100 then
      game:put_counters(pokemon, (pokemon.remaining_hp - 100) // 10)
    end
  end
end
