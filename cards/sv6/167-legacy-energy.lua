card.in_play = {
  on_knock_out = {
    by = "opponent",
    uses = "once_per_game",
    only_if = function(_, it) return it.cause == "attack_damage" end,
    effect = function(game, it) game:lasting(it.self, "legacy", "leaves_play") end,
  },
}

card.lasting["legacy"] = { prizes = -1 }
