local card = ...

card.attack["Fly Around"] = {
  after = function(game, it)
    game:lasting { name = "fly around", on = it.attacker, ends = "opponents_next_turn" }
  end,
}

card.lasting["fly around"] = {
  would_be_damaged = function(game)
    if game:flip() then game:instead {} end
  end,
}
