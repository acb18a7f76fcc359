local card = ...

local trainer = ptcg.filter { kind = "trainer" }

card.attack["Smog"] = {
  after = function(game, it)
    game:set_condition { on = it.defender, condition = "poisoned" }
  end,
}

card.attack["Hoodwink"] = {
  after = function(game, it)
    game:search { zone = "discard", of = it.opponent, filter = trainer, max = 3, to = "hand" }
  end,
}
