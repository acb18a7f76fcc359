card.attack["Turbo Flare"] = function(game, it)
  if #it.owner.bench == 0 then return end
  for _, energy in ipairs(game:search { "basic_energy", max = 3, shuffle = false }) do
    local pokemon = game:choose("own_bench")
    game:attach(energy, pokemon)
  end
  game:shuffle()
end
