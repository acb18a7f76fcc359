card.ability["Selective Slime"] = {
  once_per_turn = function(game, it)
    if game:flip() then
      game:set_condition(
        it.opponent.active,
        game:choose_condition { "burned", "confused", "poisoned" }
      )
    end
  end,
}

card.attack["Miasma Wind"] = { times = function(_, it) return #it.defender.conditions end }
