card.play = function(game, it) game:lasting(it.owner, "tablet", "turn") end

card.lasting["tablet"] = {
  damage_dealt = {
    subject = "own",
    attacker = { class = "fusion-strike" },
    effect = function(_, it) if it.target == it.opponent.active then return it.amount + 30 end end,
  },
}
