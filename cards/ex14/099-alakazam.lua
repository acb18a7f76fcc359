card.attack["Psychic Select"] = function(game, it)
  game:move(game:choose("discard", { purpose = "choose_card" }), "hand")
end

card.attack["Skill Copy"] = function(game, it)
  local discarded = game:choose("hand", "pokemon")
  if not discarded then return end
  game:discard(discarded)
  local attack = game:choose_attack { discarded }
  if attack and it.attacker:can_pay(attack) then game:perform(attack) end
end
