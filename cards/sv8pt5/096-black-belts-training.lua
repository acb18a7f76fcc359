card.lasting["stronger"] = {
  damage_dealt = {
    subject = "own",
    target = { class = "pokemon-ex" },
    effect = function(_, it) if it.target == it.opponent.active then return it.amount + 40 end end,
  },
}

card.play = function(game, it) game:lasting(it.owner, "stronger", "turn") end
