local ns = ptcg.filter { name_includes = "N's" }

card.lasting["more prizes"] = {
  prizes = {
    subject = "opponent",
    target = "active",
    attacker = ns,
    by = "own",
    only_if = function(_, it) return it.cause == "attack_damage" end,
    value = 3,
  },
}

card.play = {
  needs = {
    { "own_pokemon", name = "N's Darmanitan" },
    { "own_pokemon", name = "N's Zoroark ex" },
    { "own_pokemon", name = "N's Vanilluxe" },
    { "own_pokemon", name = "N's Klinklang" },
    { "own_pokemon", name = "N's Reshiram" },
    { "own_pokemon", name = "N's Zekrom" },
  },
  effect = function(game, it) game:lasting(it.owner, "more prizes", "turn") end,
}
