local team_rockets_energy = ptcg.filter { name = "Team Rocket's Energy" }

card.attack["Jamming Wing"] = function(game, it)
  local target = game:may_choose("opponent_bench")
  if target then
    game:move_energy(game:choose(it.defender.energy_cards, { purpose = "move_energy" }), target)
  end
end

card.attack["Wicked Thunder"] = {
  more = function(_, it) return #it.attacker:energy_cards_of(team_rockets_energy) > 0 and 60 end,
}
