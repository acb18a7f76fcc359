card.attack["Tuning"] = function(game, it)
  game:move(it.owner.hand, "deck")
  game:draw(it.opponent.hand_count)
end

card.attack["Air Slash"] = function(game, it) game:discard_energy_cards(it.attacker, 1) end
