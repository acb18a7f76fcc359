card.attack["Moon Mirage"] = function(game, it) game:set_condition(it.defender, "confused") end

card.attack["Onyx"] = function(game, it)
  game:discard(it.attacker.energy_cards)
  game:take_prizes(1)
end
