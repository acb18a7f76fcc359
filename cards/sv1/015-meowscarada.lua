local card = ...

card.attack["Trick Cape"] = {
  after = function(game, it)
    local energy = game:choose_energy { from = it.defender, min = 0 }
    if energy then game:move { card = energy, to = "hand" } end
  end,
}
