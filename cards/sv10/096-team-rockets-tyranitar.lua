local basic = ptcg.filter { stage = "basic" }

card.ability["Sand Stream"] = {
  on_checkup = {
    where = "active",
    needs = { { "opponent_pokemon", basic } },
    effect = function(game, it) game:put_counters(it.opponent:find("pokemon", basic), 2) end,
  },
}

card.attack["Demolition Tackle"] = function(game, it) game:discard_energy_cards(it.defender, 1) end
