local card = ...

local item = ptcg.filter { kind = "item" }

card.attack["Junk Hunt"] = {
  after = function(game)
    game:search { zone = "discard", filter = item, min = 1, to = "hand" }
  end,
}

card.attack["Thunder Shock"] = {
  after = function(game, it)
    if game:flip() then game:set_condition { on = it.defender, condition = "paralyzed" } end
  end,
}
