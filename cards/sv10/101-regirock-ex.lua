local fighting_basic_energy = ptcg.filter { "basic_energy", type = "fighting" }
local stage_2 = ptcg.filter { stage = "stage-2" }

card.attack["Regi Charge"] = function(game, it)
  game:attach(game:choose_up_to(2, "discard", fighting_basic_energy), it.attacker)
end

card.attack["Giant Rock"] = {
  more = function(_, it) return it.defender:matches(stage_2) and 140 end,
}
