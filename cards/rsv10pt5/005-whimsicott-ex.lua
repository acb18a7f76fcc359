card.attack["Energy Gift"] = function(game)
  for _, energy in ipairs(game:search { "basic_energy", max = 3, shuffle = false }) do
    game:attach(energy, game:choose("own_pokemon"))
  end
  game:shuffle()
end

card.attack["Wondrous Cotton"] = {
  times = function(_, it) return it.opponent:count("hand", "trainer") end,
  after = function(game, it) game:show(it.opponent.hand) end,
}
