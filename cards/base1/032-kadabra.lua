local card = ...

local psychic_energy = ptcg.filter { kind = "energy", type = "psychic" }

card.attack["Recover"] = {
  require = function(game, it)
    return #game:discard_energy { from = it.attacker, filter = psychic_energy } == 1
  end,
  after = function(game, it) game:heal { on = it.attacker, counters = "all" } end,
}
