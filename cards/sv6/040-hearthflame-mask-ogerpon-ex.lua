local evolution = ptcg.filter { stage = "evolution" }

card.attack["Wrathful Hearth"] = { times = function(_, it) return it.attacker.counters end }

card.attack["Dynamic Blaze"] = {
  more = function(_, it) return it.defender:matches(evolution) and 140 end,
  after = function(game, it)
    if it.defender:matches(evolution) then game:discard_energy_cards(it.attacker, "all") end
  end,
}
