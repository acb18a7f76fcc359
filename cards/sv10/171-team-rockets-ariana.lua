local team_rockets = ptcg.filter { name_includes = "Team Rocket's" }

card.play = {
  needs = { "deck" },
  only_if = function(_, it)
    return it.owner.hand_count
      <= (it.owner:count("pokemon", team_rockets) == #it.owner.pokemon and 8 or 5)
  end,
  effect = function(game, it)
    game:draw((it.owner:count("pokemon", team_rockets) == #it.owner.pokemon and 8 or 5)
      - it.owner.hand_count)
  end,
}
