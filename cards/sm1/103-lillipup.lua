local card = ...

card.attack["Work Up"] = {
  after = function(game, it)
    game:lasting { name = "work up", on = it.attacker, ends = "own_next_turn" }
  end,
}

card.lasting["work up"] = {
  damage_dealt = function(game, it)
    if it.target == it.opponent.active then return it.amount + 20 end
  end,
}
