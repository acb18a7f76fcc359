card.ability["Snow Sink"] = {
  on_bench = {
    optional = true,
    needs = { "stadium" },
    effect = function(game) game:discard(game.stadium) end,
  },
}

card.attack["Icicle Loop"] = function(game, it)
  game:move(game:choose(it.attacker.energy_cards, { purpose = "move_energy" }), "hand")
end
