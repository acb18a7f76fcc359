local card = ...

local evolved = ptcg.filter { evolved = true, not_class = "pokemon-ex-2003" }
local latios = ptcg.filter { name = { "Latios", "Latios ex" } }

card.ability["Dual Aura"] = {
  ability_works = {
    subject = "any",
    target = evolved,
    ability_kind = "poke-body",
    needs = { { "own_pokemon", filter = latios } },
    value = false,
  },
}

card.attack["Spearhead"] = {
  after = function(game) game:draw { count = 1 } end,
}
