local card = ...

local fighting_card = ptcg.filter { kind = "energy", type = "fighting" }

card.attack["Shore Up"] = {
  after = function(game, it)
    local energy = game:choose_card {
      zone = "discard",
      filter = fighting_card,
      purpose = "attach",
    }
    if energy then game:attach { card = energy, to = it.attacker } end
  end,
}

card.attack["Sand Tomb"] = {
  after = function(game, it)
    game:lasting { kind = "no_retreat", on = it.defender, ends = "opponents_next_turn" }
  end,
}
