local things = { "stone", "paper" }

card.attack["Stone or Paper"] = function(game, it)
  local mine = game:choose_word(things, { secret = true })
  local theirs = game:choose_word(things, { secret = true, player = it.opponent })
  if mine ~= theirs then game:draw(1) end
end

card.attack["Which Number"] = function(game, it)
  local number = game:choose_number(1, 3, { secret = true })
  local guess = game:choose_number(1, 3, { player = it.opponent })
  game:put_counters(it.opponent.active, math.abs(number - guess))
end

card.attack["Which Card"] = function(game, it)
  local hidden = game:choose("hand", { secret = true })
  if not hidden then return end
  local guess = game:ask { player = it.opponent }
  game:show(hidden)
  if guess ~= hidden.is_pokemon then game:draw(1) end
end
