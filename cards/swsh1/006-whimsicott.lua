local card = ...

card.attack["Cotton Ride"] = {
  after = function(game, it)
    if game:flip() then game:return_to { pokemon = it.defender, to = "deck" } end
  end,
}
