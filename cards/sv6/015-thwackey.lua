local card = ...

card.ability["Boom Boom Groove"] = {
  activated = {
    uses = "once_per_turn",
    needs = { "deck", { "own_pokemon", filter = { active = true, ability = "Festival Lead" } } },
    effect = function(game) game:search { min = 1, to = "hand" } end,
  },
}
