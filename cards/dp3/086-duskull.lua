card.ability["Reaper Cloth"] = { ignores_evolution_wait = true }

card.attack["Astonish"] = function(game, it)
  if not game:flip() then return end
  local picked = game:random_cards(it.opponent)
  if #picked == 0 then return end
  game:show(picked, { to = it.owner })
  game:move(picked, "deck_top")
  game:shuffle(it.opponent)
end
