local card = ...

card.attack["Tuning"] = {
  after = function(game, it)
    game:move { cards = it.owner.hand, to = "deck" }
    game:draw { count = it.opponent.hand_count }
  end,
}

card.attack["Air Slash"] = {
  after = function(game, it) game:discard_energy { from = it.attacker } end,
}
