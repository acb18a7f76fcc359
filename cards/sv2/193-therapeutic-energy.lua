local card = ...

local prevented = { "asleep", "confused", "paralyzed" }

card.passive = {
  on_attach = {
    subject = "this_card",
    from = "anywhere",
    effect = function(game, it)
      for _, condition in ipairs(prevented) do
        game:remove_conditions { on = it.target, condition = condition }
      end
    end,
  },
  may_have_condition = function(game, it)
    for _, condition in ipairs(prevented) do
      if it.condition == condition then return false end
    end
  end,
}
