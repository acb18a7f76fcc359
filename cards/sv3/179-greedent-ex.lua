card.attack["Never Ever Enough"] = function(game)
  local cards = game:top(3)
  if #cards == 0 then return end
  if game:ask() then
    game:move(cards, "hand")
  else
    game:discard(cards)
    game:draw(3)
  end
end

card.attack["Slip 'n' Roll"] = function(game, it)
  game:lasting(it.attacker, "no_named_attack", "own_next_turn", { attack = it.attack.name })
end
