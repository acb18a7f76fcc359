card.attack["Lively Needles"] = {
  more = function(game, it) return game:happened("healed", { pokemon = it.attacker }) and 100 end,
}
