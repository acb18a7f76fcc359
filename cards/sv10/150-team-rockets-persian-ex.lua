card.attack["Haughty Order"] = function(game, it)
  local revealed = game:top(10, { of = it.opponent })
  game:show(revealed)
  local attackers = {}
  for _, found in ipairs(revealed) do
    if found.is_pokemon and #found.attacks > 0 then attackers[#attackers + 1] = found end
  end
  if #attackers > 0 and game:ask() then game:perform(game:choose_attack(attackers)) end
  game:shuffle(it.opponent)
end

card.attack["Cruel Slash"] = function(game, it) game:set_condition(it.defender, "confused") end
