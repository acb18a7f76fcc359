card.attack["Gale Thrust"] = {
  more = function(game, it)
    return game:happened("moved_to_active", { pokemon = it.attacker }) and 90
  end,
}

card.attack["Sonic Edge"] = { ignores = "effects" }
