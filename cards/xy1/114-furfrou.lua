local card = ...

card.ability["Fur Coat"] = {
  damage_taken = { value = -20 },
}

card.attack["Energy Cutoff"] = {
  after = function(game, it)
    if game:flip() then game:discard_energy { from = it.defender } end
  end,
}
