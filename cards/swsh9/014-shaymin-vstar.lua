local benched_grass = ptcg.filter { "benched", "damaged", type = "grass" }

card.ability["Star Bloom"] = {
  use = {
    needs = { { "own_pokemon", benched_grass } },
    effect = function(game, it) game:heal(it.owner:find("pokemon", benched_grass), 120) end,
  },
}

card.attack["Revenge Blast"] = {
  more = function(_, it) return 40 * (6 - it.opponent.prizes_left) end,
}
