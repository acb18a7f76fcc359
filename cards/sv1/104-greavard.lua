local card = ...

local psychic_pokemon = ptcg.filter { kind = "pokemon", type = "psychic" }

card.attack["Graveyard Gamboling"] = {
  damage = function(_, it)
    return it.attack.damage * it.owner:count { zone = "discard", filter = psychic_pokemon }
  end,
}
