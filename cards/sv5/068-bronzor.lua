local psychic = ptcg.filter { type = "psychic" }

card.attack["Mirror Attack"] = {
  more = function(_, it) return it.defender:matches(psychic) and 30 end,
}
