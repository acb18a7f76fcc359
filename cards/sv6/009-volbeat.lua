local illumise = ptcg.filter { "benched", name = "Illumise" }

card.attack["Quick Sign"] = {
  first_turn = true,
  after = function(game) game:search { "pokemon", stage = "basic", max = 2, to = "bench" } end,
}

card.attack["Coordinated Strike"] = {
  more = function(_, it) return it.owner:count("pokemon", illumise) > 0 and 60 end,
}
