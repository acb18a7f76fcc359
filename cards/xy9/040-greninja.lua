local card = ...

local water = ptcg.filter { type = "water" }

card.attack["Shadow Stitching"] = {
  after = function(game, it)
    game:lasting { name = "stitched", on = it.opponent, ends = "opponents_next_turn" }
  end,
}

card.attack["Moonlight Slash"] = {
  damage = function(game, it)
    local energy = game:choose_energy { from = { it.attacker }, filter = water, min = 0 }
    if not energy or #game:move { card = energy, to = "hand" } == 0 then
      return it.attack.damage
    end
    return it.attack.damage + 20
  end,
}

card.lasting["stitched"] = {
  ability_works = { value = false },
}
