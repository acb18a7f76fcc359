card.attack["Breakthrough Assault"] = {
  more = function(game, it)
    return game:happened("moved_to_active", { pokemon = it.attacker }) and 90
  end,
}
