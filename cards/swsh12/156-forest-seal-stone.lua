local card = ...

local pokemon_v = ptcg.filter { class = "pokemon-v" }

card.ability["Star Alchemy"] = {
  activated = {
    needs = { "deck" },
    condition = function(_, it) return it.self:matches(pokemon_v) end,
    effect = function(game) game:search { min = 1, to = "hand" } end,
  },
}
