card.attack["Electrified Incisors"] = function(game, it)
  game:lasting(it.defender, "shocked by Energy", "opponents_next_turn")
end

card.lasting["shocked by Energy"] = {
  on_attach = {
    by = "opponent",
    filter = "energy",
    effect = function(game, it) game:put_counters(it.self, 8) end,
  },
}
