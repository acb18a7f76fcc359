card.attack["Strike It Rich"] = {
  more = function(game, it)
    return game:happened("evolved", { pokemon = it.attacker })
      and it.attacker.evolved_from == "Gimmighoul"
      and 90
  end,
}

card.attack["Surf Back"] = function(game, it)
  if game:ask() then game:return_to(it.attacker, "deck") end
end
