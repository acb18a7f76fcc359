local team_rockets = ptcg.filter { name_includes = "Team Rocket's" }

card.in_play = {
  on_damage = {
    where = "active",
    by = "opponent",
    only_if = function(_, it) return it.self:matches(team_rockets) end,
    effect = function(game, it) game:set_condition(it.attacker, "asleep") end,
  },
}
