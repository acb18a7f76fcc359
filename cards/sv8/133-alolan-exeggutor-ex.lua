card.attack["Tropical Frenzy"] = function(game)
  for _, energy in ipairs(game:choose_up_to("all", "hand", { "basic_energy", may = true })) do
    game:attach(energy, game:choose("own_pokemon"))
  end
end

card.attack["Swinging Sphene"] = function(game, it)
  if not game:flip() then
    game:knock_out(game:choose("opponent_bench", { stage = "basic" }))
  elseif it.defender:matches { stage = "basic" } then
    game:knock_out(it.defender)
  end
end
