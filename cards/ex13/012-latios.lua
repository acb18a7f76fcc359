local card = ...

local evolved = ptcg.filter { evolved = true, not_class = "pokemon-ex-2003" }
local latias = ptcg.filter { name = { "Latias", "Latias ex" } }

card.ability["Dual Aura"] = {
  ability_works = {
    subject = "any",
    target = evolved,
    ability_kind = "poke-body",
    needs = { { "own_pokemon", filter = latias } },
    value = false,
  },
}

card.attack["Aqua Blast"] = {
  after = function(game, it)
    game:discard_energy { from = it.attacker, filter = { type = "water" } }
  end,
}
