local basic_team_rockets = ptcg.filter { stage = "basic", name_includes = "Team Rocket's" }
local team_rockets_energy = ptcg.filter { name = "Team Rocket's Energy" }

card.ability["Repelling Veil"] = {
  allow_effect = {
    subject = "own",
    by = "opponent",
    origin = "attack",
    target = basic_team_rockets,
    value = false,
  },
}

card.attack["Dark Frost"] = {
  more = function(_, it) return #it.attacker:energy_cards_of(team_rockets_energy) > 0 and 60 end,
}
