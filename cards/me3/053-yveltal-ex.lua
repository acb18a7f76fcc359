card.attack["Soul Destroyer"] = function(game, it)
  for _, pokemon in ipairs(it.opponent.pokemon) do
    if pokemon.remaining_hp <= 50 then game:knock_out(pokemon) end
  end
end

card.attack["Dark Strike"] = function(game, it)
  game:lasting(it.attacker, "no_named_attack", "own_next_turn", { attack = "Dark Strike" })
end
