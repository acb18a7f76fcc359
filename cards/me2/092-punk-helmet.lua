local darkness = ptcg.filter { type = "darkness" }

card.in_play = {
  on_damage = {
    where = "active",
    by = "opponent",
    only_if = function(_, it) return it.self:matches(darkness) end,
    effect = function(game, it) game:put_counters(it.attacker, 4) end,
  },
}
