local card = ...

card.attack["Mysterious Beam"] = {
  after = function(game, it)
    if game:flip() then game:discard_energy { from = it.defender } end
  end,
}
