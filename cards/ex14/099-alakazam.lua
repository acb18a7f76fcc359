local card, ptcg = ...

local pokemon = ptcg.filter { kind = "pokemon" }

card.attack["Psychic Select"] = {
  after = function(game, it)
    local found = game:choose_card { zone = "discard", purpose = "choose_card" }
    if found then game:move { card = found, to = "hand" } end
  end,
}

card.attack["Skill Copy"] = {
  after = function(game, it)
    local discarded = game:choose_card { zone = "hand", filter = pokemon, purpose = "discard" }
    if not discarded then return end
    game:discard { card = discarded }
    local attack = game:choose_attack { cards = { discarded } }
    if attack and it.attacker:can_pay(attack) then game:perform { attack = attack } end
  end,
}
