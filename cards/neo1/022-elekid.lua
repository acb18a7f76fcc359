local card = ...

local holding = { asleep = true, confused = true, paralyzed = true }

card.ability["Playful Punch"] = {
  activated = {
    uses = "once_per_turn",
    ends_turn = true,
    condition = function(game, it)
      for _, condition in ipairs(it.self.conditions) do
        if holding[condition] then return false end
      end
      return true
    end,
    effect = function(game, it)
      if game:flip() then game:damage { to = it.opponent.active, amount = 20 } end
    end,
  },
}
