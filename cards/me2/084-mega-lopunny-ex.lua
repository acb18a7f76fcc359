card.attack["Gale Thrust"] = {
  more = function(game, it)
    return game:happened("moved_to_active", { pokemon = it.attacker }) and 170
  end,
}

card.attack["Spiky Hopper"] = { ignores = "effects" }
