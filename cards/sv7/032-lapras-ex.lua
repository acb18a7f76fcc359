card.attack["Power Splash"] = { times = function(_, it) return it.attacker.energy_total end }

card.attack["Larimar Rain"] = function(game)
  for _, energy in ipairs(game:choose_up_to("all", game:top(20), {
    "energy",
    may = true,
    purpose = "attach",
  })) do
    game:attach(energy, game:choose("own_pokemon"))
  end
  game:shuffle()
end
