card.ability["Boisterous Wind"] = {
  once_per_turn = function(game, it)
    if game:flip() then
      game:move(game:choose(it.opponent.active.energy_cards, { purpose = "move_energy" }), "hand")
    end
  end,
}

card.attack["Twilight Poison"] = function(game, it)
  game:set_condition(it.defender, "asleep")
  game:set_condition(it.defender, "poisoned")
end
