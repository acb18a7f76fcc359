card.attack["Healing Pirouette"] = function(game, it) game:heal(it.owner.pokemon, 20) end

card.attack["Crescent Purge"] = {
  more = function(game, it)
    local prize = game:choose_prize(it.owner, { face_up = false, may = true })
    if not prize then return 0 end
    game:turn_up(prize)
    return 80
  end,
}
