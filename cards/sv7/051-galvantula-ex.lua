local pokemon_ex_pokemon_v = ptcg.filter { class = { "pokemon-ex", "pokemon-v" } }

card.attack["Charged Web"] = {
  more = function(_, it) return it.defender:matches(pokemon_ex_pokemon_v) and 110 end,
}

card.attack["Fulgurite"] = function(game, it)
  game:discard_energy_cards(it.attacker, "all")
  game:lasting(it.opponent, "no_items", "opponents_next_turn")
end
