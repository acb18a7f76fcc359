local card = ...

card.passive = {
  on_attach = {
    subject = "this_card",
    effect = function(game) game:search { filter = { stage = "basic" }, to = "bench" } end,
  },
}
