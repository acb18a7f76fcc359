local card = ...

card.ability["ONE"] = {
  activated = {
    uses = "once_per_turn",
    needs = {
      { "own_pokemon", filter = { name = "Unown [O]", benched = true } },
      { "own_pokemon", filter = { name = "Unown [N]", benched = true } },
      { "own_pokemon", filter = { name = "Unown [E]", benched = true } },
    },
    condition = function(game, it) return it.owner.hand_count == 1 end,
    effect = function(game, it) game:draw { count = 7 - it.owner.hand_count } end,
  },
}

card.attack["Hidden Power"] = {
  after = function(game, it)
    if game:flip() then game:set_condition { on = it.defender, condition = "asleep" } end
  end,
}
