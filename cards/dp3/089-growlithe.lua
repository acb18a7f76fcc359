local card = ...

card.attack["Roar"] = {
  after = function(game, it)
    local to = game:choose_pokemon {
      from = it.opponent.bench,
      player = it.opponent,
      purpose = "switch_in",
    }
    if to then game:switch { to = to } end
  end,
}
