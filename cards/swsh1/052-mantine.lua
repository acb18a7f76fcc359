local card = ...

-- Special Energy provides its type only while it is attached (ZONE-07).
local water_energy = ptcg.filter { kind = "basic_energy", type = "water" }

card.attack["Water Reserve"] = {
  after = function(game)
    game:search { filter = water_energy, max = 3, to = "hand", show = true }
  end,
}
