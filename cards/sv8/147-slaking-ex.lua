local pokemon_ex_pokemon_v = ptcg.filter { class = { "pokemon-ex", "pokemon-v" } }

card.ability["Born to Slack"] = {
  may_attack = {
    only_if = function(_, it) return it.opponent:count("pokemon", pokemon_ex_pokemon_v) == 0 end,
    value = false,
  },
}

card.attack["Great Swing"] = function(game, it) game:discard_energy_cards(it.attacker, 1) end
