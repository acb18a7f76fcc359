local card = ...

card.attack["Moon Mirage"] = {
  after = function(game, it) game:set_condition { on = it.defender, condition = "confused" } end,
}

card.attack["Onyx"] = {
  after = function(game, it)
    game:discard { cards = it.attacker.energy_cards }
    game:take_prizes { count = 1 }
  end,
}
