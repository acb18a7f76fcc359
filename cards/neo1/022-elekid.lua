local holding = { asleep = true, confused = true, paralyzed = true }

card.ability["Playful Punch"] = {
  once_per_turn = {
    ends_turn = true,
    only_if = function(game, it)
      for _, condition in ipairs(it.self.conditions) do
        if holding[condition] then return false end
      end
      return true
    end,
    effect = function(game, it) if game:flip() then game:damage(it.opponent.active, 20) end end,
  },
}
