card.attack["Quake"] = function(game, it)
  for _, player in ipairs { it.opponent, it.owner } do
    for _, pokemon in ipairs(player.pokemon) do game:damage(pokemon, 30) end
  end
end

card.attack["Crash"] = function(game, it) game:damage(it.attacker, 60) end

card.attack["Snipe"] = {
  target = "opponent_bench",
  after = function(game, _, chosen) game:damage(chosen, 30) end,
}

card.attack["Prickle"] = function(game, it) game:put_counters(it.defender, 2) end
