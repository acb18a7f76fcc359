local card = ...

local water_card = ptcg.filter { kind = "energy", type = "water" }

card.attack["Double Jet"] = {
  damage = function(game, it)
    local water = game:choose_card {
      zone = "hand",
      filter = water_card,
      max = 2,
      purpose = "discard",
    }
    return it.attack.damage * #game:discard { cards = water }
  end,
}
