local evolved = ptcg.filter { "evolved", not_class = "pokemon-ex-2003" }
local latios = ptcg.filter { name = { "Latios", "Latios ex" } }

card.ability["Dual Aura"] = {
  ability_works = {
    subject = "any",
    target = evolved,
    ability_kind = "poke-body",
    needs = { { "own_pokemon", latios } },
    value = false,
  },
}

card.attack["Spearhead"] = function(game) game:draw(1) end
