card.ability["Primal Light"] = {
  once_per_turn = {
    needs = { "no_condition", "deck" },
    effect = function(game, it) game:search { "basic_energy", to = "hand" } end,
  },
}

card.attack["Granite Head"] = function(game, it)
  game:lasting(it.attacker, { damage_taken = -10 }, "opponents_next_turn")
end
