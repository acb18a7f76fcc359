local card = ...

local fire = ptcg.filter { type = "fire" }

card.attack["Flare Blitz"] = {
  after = function(game, it)
    game:discard_energy { from = it.attacker, count = "all", filter = fire }
  end,
}
