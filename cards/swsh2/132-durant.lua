local card = ...

local trainer = ptcg.filter { kind = "trainer" }

card.attack["Gathering Food"] = {
  after = function(game, it)
    game:search {
      filter = trainer,
      max = it.attacker.energy_total,
      to = "hand",
      show = true,
    }
  end,
}
