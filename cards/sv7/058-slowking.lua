card.attack["Seek Inspiration"] = function(game)
  local discarded = game:discard_top()
  if #discarded > 0 and discarded[1]:matches { "pokemon", rule_box = false } then
    local attack = game:choose_attack(discarded)
    if attack then game:perform(attack) end
  end
end
