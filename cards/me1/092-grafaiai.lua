card.attack["Miraculous Paint"] = function(game, it)
  if game:flip() then
    game:set_condition(
      it.defender,
      game:choose_condition { "asleep", "burned", "confused", "paralyzed", "poisoned" }
    )
  end
end
