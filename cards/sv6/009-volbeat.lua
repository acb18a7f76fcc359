local card = ...

local basic_pokemon = ptcg.filter { kind = "pokemon", stage = "basic" }
local illumise = ptcg.filter { name = "Illumise", benched = true }

card.attack["Quick Sign"] = {
  first_turn = true,
  after = function(game) game:search { filter = basic_pokemon, max = 2, to = "bench" } end,
}

card.attack["Coordinated Strike"] = {
  damage = function(game, it)
    if it.owner:count_pokemon { filter = illumise } > 0 then return it.attack.damage + 60 end
    return it.attack.damage
  end,
}
