card.attack["Hacking"] = function(game, it)
  local discarded = game:discard(game:choose("hand"))
  if #discarded > 0 then game:discard(game:choose("opponent_hand", { player = it.opponent })) end
end
