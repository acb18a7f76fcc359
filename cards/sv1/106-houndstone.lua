local card = ...

local psychic_pokemon = ptcg.filter { kind = "pokemon", type = "psychic" }

card.attack["Last Respects"] = {
  damage = function(_, it)
    local count = it.owner:count { zone = "discard", filter = psychic_pokemon }
    return it.attack.damage + 10 * count
  end,
}
