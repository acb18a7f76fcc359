local card = ...

card.ability["Power Cancel"] = {
  would_use_ability = {
    subject = "opponent",
    ability_kind = "poke-power",
    uses = "once_per_turn",
    optional = true,
    needs = { "no_condition", { "hand", count = 2 } },
    condition = function(game, it) return it.opponent.is_turn_player end,
    effect = function(game, it)
      game:discard {
        cards = game:choose_card { zone = "hand", min = 2, max = 2, purpose = "discard" },
      }
      game:instead {}
    end,
  },
}

card.attack["Psychic Guard"] = {
  after = function(game, it)
    game:lasting { name = "guarded", on = it.attacker, ends = "opponents_next_turn" }
  end,
}

card.lasting["guarded"] = {
  damage_taken = { by = "opponent", attacker = { stage = "stage-2" }, value = -30 },
}
