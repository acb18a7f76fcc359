card.ability["Psychic Draw"] = {
  on_evolve = { optional = true, needs = { "deck" }, effect = function(game) game:draw(2) end },
}
