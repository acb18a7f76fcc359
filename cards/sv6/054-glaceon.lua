card.lasting["9 counters later"] = {
  on_turn_end = {
    subject = "opponent",
    effect = function(game, it) game:put_counters(it.self, 9) end,
  },
}

card.attack["Permeating Chill"] = function(game, it)
  game:lasting(it.defender, "9 counters later", "opponents_next_turn")
end
