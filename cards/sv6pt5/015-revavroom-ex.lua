card.attack["Accelerator Flash"] = {
  more = function(game, it)
    return game:happened("moved_to_active", { pokemon = it.attacker }) and 120
  end,
}

card.attack["Shattering Speed"] = function(game, it) game:return_to(it.attacker, "discard") end
