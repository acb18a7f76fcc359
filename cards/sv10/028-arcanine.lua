local darkness = ptcg.filter { type = "darkness" }

card.attack["Punishing Fang"] = {
  more = function(_, it) return it.defender:matches(darkness) and 100 end,
}
