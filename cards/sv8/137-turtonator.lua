local pokemon_ex = ptcg.filter { class = "pokemon-ex" }

card.attack["Fully Singe"] = function(game, it)
  if it.defender:matches(pokemon_ex) then game:discard_energy_cards(it.defender, 1) end
end
