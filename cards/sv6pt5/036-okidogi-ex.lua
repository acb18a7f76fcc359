local darkness_basic_energy = ptcg.filter { "basic_energy", type = "darkness" }

card.attack["Poisonous Musculature"] = function(game, it)
  local found = game:search { darkness_basic_energy, max = 2, to = it.attacker }
  if #found > 0 then game:set_condition(it.attacker, "poisoned") end
end

card.attack["Chain-Crazed"] = {
  more = function(_, it) return it.attacker:has_condition("poisoned") and 130 end,
}
