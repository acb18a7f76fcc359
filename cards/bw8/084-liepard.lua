local card = ...

local supporter = ptcg.filter { kind = "supporter" }

card.attack["Silent Claw"] = {
  after = function(game, it)
    game:show { cards = it.opponent.hand }
    local found = game:choose_card {
      from = it.opponent:cards { zone = "hand", filter = supporter },
      purpose = "discard",
    }
    if not found then return end
    game:discard { card = found }
    game:perform_trainer { card = found }
  end,
}

card.attack["Fake Out"] = {
  after = function(game, it)
    if game:flip() then game:set_condition { on = it.defender, condition = "paralyzed" } end
  end,
}
