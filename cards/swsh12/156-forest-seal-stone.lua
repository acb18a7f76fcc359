local pokemon_v = ptcg.filter { class = "pokemon-v" }

card.ability["Star Alchemy"] = {
  use = {
    needs = { "deck" },
    only_if = function(_, it) return it.self:matches(pokemon_v) end,
    effect = function(game) game:search { min = 1, to = "hand" } end,
  },
}
