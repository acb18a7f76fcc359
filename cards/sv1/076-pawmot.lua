local card = ...

local lightning = ptcg.filter { kind = "basic_energy", type = "lightning" }

card.ability["Electrogenesis"] = {
  activated = {
    uses = "once_per_turn",
    needs = { "deck" },
    effect = function(game, it) game:search { filter = lightning, to = it.self } end,
  },
}

card.attack["Electro Paws"] = {
  after = function(game, it) game:discard_energy { from = it.attacker, count = "all" } end,
}
