card.attack["Shinobi Blade"] = function(game)
  if game:ask() then game:search { min = 1, to = "hand" } end
end

card.attack["Mirage Barrage"] = {
  choose = function(game)
    return table.unpack(game:choose_exactly(2, "opponent_pokemon", { purpose = "damage" }))
  end,
  after = function(game, it, ...)
    game:discard_energy(it.attacker, 2)
    game:damage({ ... }, 120)
  end,
}
