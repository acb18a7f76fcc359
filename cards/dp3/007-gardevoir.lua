local card = ...

local supporter = ptcg.filter { kind = "supporter" }

card.ability["Telepass"] = {
  activated = {
    uses = "once_per_turn_by_name",
    needs = { "no_condition", { "opponent_discard", filter = supporter } },
    effect = function(game, it)
      game:perform_trainer {
        card = game:choose_card { zone = "discard", of = it.opponent, filter = supporter },
      }
    end,
  },
}

card.attack["Psychic Lock"] = {
  after = function(game, it)
    game:lasting { kind = "no_abilities", on = it.opponent, ends = "opponents_next_turn" }
  end,
}
