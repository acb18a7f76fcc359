card.attack["Overrun"] = {
  target = "opponent_bench",
  after = function(game, it, target) game:damage(target, 20) end,
}

card.attack["Assault Laser"] = { more = function(_, it) return it.defender.has_tool and 60 end }
