card.attack["Expelling Tornado"] = {
  choose = function(game) return table.unpack(game:choose_exactly(3, "opponent_bench")) end,
  -- With fewer than 3, there is none that was not chosen.
  after = function(game, it, ...)
    for _, pokemon in ipairs(it.opponent:find("bench", { except = { ... } })) do
      game:return_to(pokemon, "deck")
    end
  end,
}

card.attack["Energy Loop"] = function(game, it)
  game:move(game:choose(it.attacker.energy_cards, { purpose = "move_energy" }), "hand")
end
