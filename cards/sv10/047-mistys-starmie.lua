card.attack["Abrupt Flash"] = {
  more = function(game, it)
    return game:happened("evolved", { pokemon = it.attacker })
      and it.attacker.evolved_from == "Misty's Staryu"
      and 80
  end,
}
