local fighting = ptcg.filter { type = "fighting" }
card.lasting["stronger"] = {
  damage_dealt = {
    subject = "own",
    attacker = fighting,
    effect = function(_, it) if it.target == it.opponent.active then return it.amount + 30 end end,
  },
}

card.play = function(game, it) game:lasting(it.owner, "stronger", "turn") end
