card.ability["Telepass"] = {
  once_per_turn_by_name = {
    needs = { "no_condition", { "opponent_discard", "supporter" } },
    effect = function(game) game:perform_trainer(game:choose("opponent_discard", "supporter")) end,
  },
}

card.attack["Psychic Lock"] = function(game, it)
  game:lasting(it.opponent, "no_abilities", "opponents_next_turn")
end
