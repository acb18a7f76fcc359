local card = ...

local supporter = ptcg.filter { kind = "supporter" }

card.attack["Lead"] = {
  after = function(game, it)
    game:search { filter = supporter, to = "hand", show = true }
  end,
}

card.attack["Frighten Horn"] = {
  after = function(game, it)
    if not it.defender.is_evolved then
      game:set_condition { on = it.defender, condition = "confused" }
    end
  end,
}
