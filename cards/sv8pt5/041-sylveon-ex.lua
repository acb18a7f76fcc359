card.attack["Magical Charm"] = function(game, it)
  game:lasting(it.defender, { damage_dealt = -100 }, "opponents_next_turn")
end

card.attack["Angelite"] = {
  only_if = function(game)
    return not game:happened("attacked", { when = "own_last_turn", name = "Angelite" })
  end,
  choose = function(game)
    return table.unpack(game:choose_exactly(2, "opponent_bench", { purpose = "to_deck" }))
  end,
  after = function(game, it, ...)
    for _, pokemon in ipairs { ... } do game:return_to(pokemon, "deck") end
  end,
}
