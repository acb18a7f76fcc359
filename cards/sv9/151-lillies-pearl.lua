local lillies = ptcg.filter { name_includes = "Lillie's" }

card.in_play = {
  prizes = {
    by = "opponent",
    target = lillies,
    only_if = function(_, it) return it.cause == "attack_damage" end,
    value = -1,
  },
}
