card.attack["Stun Needle"] = function(game, it)
  if game:flip() then game:set_condition(it.defender, "paralyzed") end
end

card.attack["Spiky Rolling"] = {
  more = function(game, it)
    return game:happened("attacked", {
      pokemon = it.attacker,
      name = "Spiky Rolling",
      when = "own_last_turn",
    })
      and 80
  end,
}
