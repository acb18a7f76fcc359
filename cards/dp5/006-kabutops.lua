local damaged = ptcg.filter { "damaged", "benched" }

card.ability["Primal Shell"] = {
  -- "Trainer cards" are the plain ones: neither Supporters nor Stadiums (CARD-04).
  may_play = { where = "active", subject = "opponent", filter = "item", value = false },
}

card.attack["Chop Up"] = function(game, it)
  game:damage(it.opponent:find("pokemon", damaged), 10)
end
