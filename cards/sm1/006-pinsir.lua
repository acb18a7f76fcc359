local card = ...

card.attack["Roof Fling"] = {
  after = function(game, it)
    if game:flip() then game:return_to { pokemon = it.defender, to = "hand" } end
  end,
}
