card.lasting["counters back"] = {
  on_damage = {
    by = "opponent",
    effect = function(game, it) game:put_counters(it.attacker, it.amount // 10) end,
  },
}

card.attack["Strong Bash"] = function(game, it)
  game:lasting(it.attacker, "counters back", "opponents_next_turn")
end
