card.ability["Submerge"] = { allow_damage = { where = "bench", value = false } }

card.attack["Earthquake"] = function(game, it)
  for _, benched in ipairs(it.owner.bench) do game:damage(benched, 20) end
end
