local function inflict(condition)
  return { after = function(game, it) game:set_condition(it.defender, condition) end }
end

card.attack["Venom"] = inflict "poisoned"
card.attack["Scorch"] = inflict "burned"
card.attack["Bind"] = inflict "paralyzed"
card.attack["Daze"] = inflict "confused"
