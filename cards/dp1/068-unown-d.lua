local card = ...

card.ability["DRAW"] = {
  activated = {
    uses = "once_per_turn",
    where = "bench",
    effect = function(game, it)
      if not game:flip() then return end
      for _, player in ipairs { it.owner, it.opponent } do
        if game:ask { player = player } then game:draw { count = 1, player = player } end
      end
    end,
  },
}
