card.attack["Silent Shot"] = function(game, it) game:discard(game:random_cards(it.opponent)) end

card.attack["Hydro Snipe"] = function(game, it)
  game:move(game:may_choose(it.defender.energy_cards, { purpose = "choose_card" }), "hand")
end
