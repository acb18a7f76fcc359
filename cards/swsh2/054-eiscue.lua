card.ability["Ice Face"] = {
  damage_taken = {
    by = "opponent",
    effect = function(game, it) if not it.self.is_damaged then return it.amount - 60 end end,
  },
}

card.attack["Blizzard"] = function(game, it)
  for _, benched in ipairs(it.opponent.bench) do game:damage(benched, 10) end
end
