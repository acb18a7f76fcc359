local evolved = ptcg.filter { "evolved", not_class = "pokemon-ex-2003" }
local latias = ptcg.filter { name = { "Latias", "Latias ex" } }

card.ability["Dual Aura"] = {
  ability_works = {
    subject = "any",
    target = evolved,
    ability_kind = "poke-body",
    needs = { { "own_pokemon", latias } },
    value = false,
  },
}

card.attack["Aqua Blast"] = function(game, it)
  game:discard_energy_cards(it.attacker, 1, { type = "water" })
end
