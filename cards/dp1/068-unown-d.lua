card.ability["DRAW"] = {
  once_per_turn = {
    where = "bench",
    effect = function(game, it)
      if not game:flip() then return end
      for _, player in ipairs { it.owner, it.opponent } do
        if game:ask { player = player } then game:draw(1, player) end
      end
    end,
  },
}
