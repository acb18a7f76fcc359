local tera = ptcg.filter { class = "tera" }
card.lasting["more prizes"] = {
  prizes = {
    subject = "opponent",
    target = "active",
    attacker = tera,
    by = "own",
    only_if = function(_, it) return it.cause == "attack_damage" end,
    value = 1,
  },
}

card.play = {
  only_if = function(_, it) return it.opponent.prizes_left == 2 end,
  effect = function(game, it) game:lasting(it.owner, "more prizes", "turn") end,
}
