local metal = ptcg.filter { type = "metal" }
card.lasting["tougher"] = {
  damage_taken = { subject = "own", target = metal, by = "opponent", value = -30 },
}

card.play = function(game, it) game:lasting(it.owner, "tougher", "opponents_next_turn") end
