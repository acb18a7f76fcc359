card.ability["Prehistoric Power"] = {
  may_evolve = {
    subject = "any",
    effect = function(game, it)
      for _, condition in ipairs { "asleep", "confused", "paralyzed" } do
        if it.self:has_condition(condition) then return true end
      end
      return false
    end,
  },
}
