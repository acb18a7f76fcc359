card.lasting["discarded later"] = {
  on_turn_end = {
    subject = "opponent",
    effect = function(game, it) game:return_to(it.self, "discard") end,
  },
}

card.attack["Corrosive Sludge"] = function(game, it)
  game:lasting(it.defender, "discarded later", "opponents_next_turn")
end
