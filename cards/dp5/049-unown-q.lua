card.ability["QUICK"] = {
  once_per_turn = {
    where = "bench",
    effect = function(game, it)
      local others = {}
      for _, pokemon in ipairs(it.owner.pokemon) do
        if pokemon ~= it.self then others[#others + 1] = pokemon end
      end
      local to = game:choose(others)
      game:attach(it.self.card, to, { as = "tool" })
    end,
  },
}

-- While it is attached as a Tool.
card.in_play = { retreat_cost = function(game, it) return it.amount - 1 end }
