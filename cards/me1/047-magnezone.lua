card.attack["Upper Spark"] = {
  more = function(game, it)
    return game:happened("evolved", { pokemon = it.attacker })
      and it.attacker.evolved_from == "Magneton"
      and 120
  end,
}

card.attack["Flashing Bolt"] = function(game, it)
  game:lasting(it.attacker, "no_named_attack", "own_next_turn", { attack = "Flashing Bolt" })
end
