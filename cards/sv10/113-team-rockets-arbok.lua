local with_ability = ptcg.filter {
  "pokemon",
  ability_kind = { "ability", "poke-power", "poke-body", "pokemon-power" },
}
local team_rockets = ptcg.filter { name_includes = "Team Rocket's" }
local only_team_rockets = {
  where = "active",
  subject = "opponent",
  filter = with_ability,
  effect = function(_, it) return it.card:matches(team_rockets) end,
}

card.ability["Potent Glare"] = { may_play = only_team_rockets, may_evolve = only_team_rockets }

card.attack["Spinning Tail"] = function(game, it) game:damage(it.opponent.pokemon, 30) end
