card.in_play = {
  damage_dealt = { subject = "any", attacker = "has_tool", value = 10 },
  once_per_turn = {
    needs = { "hand" },
    effect = function(game, it)
      game:discard(game:choose("hand"))
      game:draw(1)
    end,
  },
}
