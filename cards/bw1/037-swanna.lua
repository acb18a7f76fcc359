local card = ...

card.attack["Feather Dance"] = {
  after = function(game, it)
    game:lasting { kind = "damage_dealt", on = it.attacker, value = 40, ends = "own_next_turn" }
  end,
}

card.attack["Aqua Ring"] = {
  after = function(game) game:switch() end,
}
