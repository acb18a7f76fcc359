card.ability["Power Cancel"] = {
  would_use_ability = {
    subject = "opponent",
    ability_kind = "poke-power",
    uses = "once_per_turn",
    optional = true,
    needs = { "no_condition", { "hand", count = 2 } },
    only_if = function(game, it) return it.opponent.is_turn_player end,
    effect = function(game, it)
      game:discard(game:choose_exactly(2, "hand"))
      game:instead {}
    end,
  },
}

card.attack["Psychic Guard"] = function(game, it)
  game:lasting(it.attacker, "guarded", "opponents_next_turn")
end

card.lasting["guarded"] = {
  damage_taken = { by = "opponent", attacker = { stage = "stage-2" }, value = -30 },
}
