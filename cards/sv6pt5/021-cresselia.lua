local card = ...

card.attack["Healing Pirouette"] = {
  after = function(game, it) game:heal { on = it.owner.pokemon, damage = 20 } end,
}

card.attack["Crescent Purge"] = {
  damage = function(game, it)
    local prize = game:choose_prize { face_up = false, min = 0 }
    if not prize then return it.attack.damage end
    game:turn_up { card = prize }
    return it.attack.damage + 80
  end,
}
