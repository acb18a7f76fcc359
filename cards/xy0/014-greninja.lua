local card = ...

card.attack["Mat Block"] = {
  after = function(game, it)
    if game:flip() then game:discard_energy { from = it.defender } end
  end,
}
