card.ability["Startling Pumpkin"] = {
  on_knock_out = {
    by = "opponent",
    only_if = function(_, it) return it.cause == "attack_damage" end,
    effect = function(game, it) game:discard(game:random_cards(it.opponent, { count = 2 })) end,
  },
}

card.attack["Shadow Bind"] = function(game, it)
  game:lasting(it.defender, "no_retreat", "opponents_next_turn")
end
