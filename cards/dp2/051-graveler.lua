card.attack["Rock Cannon"] = { times = function(game) return game:flips_until_tails() end }

card.attack["Rock Slide"] = {
  choose = function(game)
    return table.unpack(game:choose_exactly(2, "opponent_bench", { purpose = "damage" }))
  end,
  after = function(game, it, ...)
    for _, pokemon in ipairs { ... } do game:damage(pokemon, 10) end
  end,
}
