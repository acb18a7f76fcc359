local card = ...

card.attack["Fast Flight"] = {
  first_turn = true,
  after = function(game, it)
    game:discard { cards = it.owner.hand }
    game:draw { count = 5 }
  end,
}

card.attack["Thunder Blast"] = {
  after = function(game, it) game:discard_energy { from = it.attacker, units = 2 } end,
}
