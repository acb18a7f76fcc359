local card = ...

card.attack["Bear Hug"] = {
  after = function(game, it)
    game:lasting { kind = "no_retreat", on = it.defender, ends = "opponents_next_turn" }
  end,
}

card.attack["Superpower"] = {
  choose = function(game) return game:ask { purpose = "use_text" } end,
  damage = function(game, it, more)
    if more then return it.attack.damage + 40 end
  end,
  after = function(game, it, more)
    if more then game:damage { to = it.attacker, amount = 20 } end
  end,
}
