card.ability["ONE"] = {
  once_per_turn = {
    needs = {
      { "own_pokemon", "benched", name = "Unown [O]" },
      { "own_pokemon", "benched", name = "Unown [N]" },
      { "own_pokemon", "benched", name = "Unown [E]" },
    },
    only_if = function(game, it) return it.owner.hand_count == 1 end,
    effect = function(game, it) game:draw(7 - it.owner.hand_count) end,
  },
}

card.attack["Hidden Power"] = function(game, it)
  if game:flip() then game:set_condition(it.defender, "asleep") end
end
