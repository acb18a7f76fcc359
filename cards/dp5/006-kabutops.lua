local card = ...

local damaged = ptcg.filter { damaged = true, benched = true }

card.ability["Primal Shell"] = {
  -- "Trainer cards" are the plain ones: neither Supporters nor Stadiums (CARD-04).
  may_play = {
    where = "active",
    subject = "opponent",
    filter = { kind = "item" },
    value = false,
  },
}

card.attack["Chop Up"] = {
  after = function(game, it)
    game:damage { to = it.opponent:pokemon_that_fit { filter = damaged }, amount = 10 }
  end,
}
