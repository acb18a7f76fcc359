local card = ...

card.attack["Rip Claw"] = {
  after = function(game, it)
    if game:flip() then game:discard_energy { from = it.defender } end
  end,
}
