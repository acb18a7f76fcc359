card.ability["Frost"] = {
  on_checkup = function(game, it)
    for _, pokemon in ipairs(it.opponent.pokemon) do game:put_counters(pokemon, 1) end
  end,
}

card.ability["Epitaph"] = {
  on_knock_out = {
    subject = "opponent",
    only_if = function(game, it) return it.cause == "checkup" end,
    effect = function(game, it) game:put_counters(it.self, 3) end,
  },
}

card.attack["Recite"] = {
  damage = function(game, it)
    return 10
      * game:how_much("prizes_taken", { player = it.opponent, when = "opponents_last_turn" })
  end,
}

card.attack["Mourn"] = function(game, it)
  game:draw(game:how_often("knocked_out", {
    player = it.owner,
    when = "opponents_last_turn",
    cause = "checkup",
  }))
end
