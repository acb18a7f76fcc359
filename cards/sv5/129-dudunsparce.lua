card.ability["Run Away Draw"] = {
  once_per_turn = {
    needs = { "deck" },
    effect = function(game, it)
      local drawn = game:draw(3)
      if drawn > 0 then game:return_to(it.self, "deck") end
    end,
  },
}
