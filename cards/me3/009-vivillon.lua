card.ability["Grand Wing"] = {
  once_per_turn = function(game, it)
    local moved = game:move(it.opponent.hand, "deck_bottom", { shuffled = true })
    if #moved > 0 then game:draw(4, it.opponent) end
  end,
}

card.attack["Blow Through"] = { more = function(game) return game.stadium and 60 end }
