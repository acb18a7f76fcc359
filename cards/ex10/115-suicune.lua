local card = ...

card.attack["Splashing Turn"] = {
  after = function(game, it) game:switch() end,
}

card.attack["Cross Wind"] = {
  after = function(game, it)
    if it.owner.prizes_left >= it.opponent.prizes_left then return end
    for _, pokemon in ipairs(it.owner.pokemon) do
      game:discard_energy { from = pokemon, count = "all" }
    end
  end,
}
