local card = ...

local psychic = ptcg.filter { type = "psychic" }

card.attack["Recover"] = {
  after = function(game, it)
    game:discard_energy { from = it.attacker, filter = psychic }
    game:heal { on = it.attacker, counters = 4 }
  end,
}

card.attack["Mysterious Beam"] = {
  after = function(game, it)
    if game:flip() then game:discard_energy { from = it.defender } end
  end,
}
