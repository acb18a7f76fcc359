local card = ...

local basic_energy = ptcg.filter { kind = "basic_energy" }

card.attack["Color Pick"] = {
  after = function(game, it)
    game:search { filter = basic_energy, max = 3, to = "hand", show = true }
  end,
}

card.attack["Trace"] = {
  after = function(game, it)
    if not game:flip() then return end
    local attack = game:choose_attack { from = it.opponent.bench }
    if attack then game:perform { attack = attack } end
  end,
}
