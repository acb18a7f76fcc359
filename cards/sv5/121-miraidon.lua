local future = ptcg.filter { class = "future" }

card.attack["Peak Acceleration"] = function(game, it)
  if it.owner:count("pokemon", future) > 0 then
    for _, energy in ipairs(game:search { "basic_energy", max = 2, shuffle = false }) do
      game:attach(energy, game:choose("own_pokemon", future))
    end
  end
  game:shuffle()
end
