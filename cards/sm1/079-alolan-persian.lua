card.attack["Taunt"] = {
  target = "opponent_bench",
  after = function(game, it, target) game:switch(target) end,
}

card.attack["Claw Rend"] = { more = function(_, it) return it.defender.is_damaged and 30 end }
