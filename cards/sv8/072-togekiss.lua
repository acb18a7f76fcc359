card.ability["Wonder Kiss"] = {
  on_knock_out = {
    subject = "opponent",
    target = "active",
    stacks = false,
    effect = function(game) if game:flip() then game:take_prizes(1) end end,
  },
}
