card.attack["Fast Flight"] = {
  first_turn = true,
  after = function(game, it)
    game:discard(it.owner.hand)
    game:draw(5)
  end,
}

card.attack["Thunder Blast"] = function(game, it) game:discard_energy(it.attacker, 2) end
