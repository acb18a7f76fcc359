local card = ...

card.ability["QUICK"] = {
  activated = {
    where = "bench",
    uses = "once_per_turn",
    effect = function(game, it)
      local others = {}
      for _, pokemon in ipairs(it.owner.pokemon) do
        if pokemon ~= it.self then others[#others + 1] = pokemon end
      end
      local to = game:choose_pokemon { from = others, purpose = "attach" }
      game:attach { card = it.self.card, to = to, as = "tool" }
    end,
  },
}

-- While it is attached as a Tool.
card.passive = {
  retreat_cost = function(game, it) return it.amount - 1 end,
}
