card.attack["Trick Cape"] = function(game, it)
  game:move(game:may_choose(it.defender.energy_cards, { purpose = "discard_energy" }), "hand")
end
