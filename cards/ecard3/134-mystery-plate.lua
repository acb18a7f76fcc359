card.attack["Stone Crush"] = function(game, it)
  local prizes = it.opponent.prizes_left
  if prizes >= 5 then
    game:draw(3)
  elseif prizes == 1 then
    local energy = game:choose_exactly(2, it.defender.energy_cards)
    game:move(energy, "deck")
  end
end
