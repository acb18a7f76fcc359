card.attack["Psychic Research"] = function(game, it)
  game:perform_trainer(game:choose("discard", "supporter"))
end

card.attack["Telekinesis"] = {
  target = "opponent_pokemon",
  after = function(game, it, target)
    game:damage(target, 40, { weakness = false, resistance = false })
  end,
}
