local card = ...

card.ability["Cursed Blast"] = {
  activated = {
    uses = "once_per_turn",
    effect = function(game, it)
      game:put_counters {
        on = game:choose_pokemon { from = it.opponent, purpose = "damage" },
        count = 5,
      }
      game:knock_out { pokemon = it.self }
    end,
  },
}
