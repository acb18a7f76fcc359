local card = ...

local tool = ptcg.filter { kind = "tool" }

card.passive = {
  activated = {
    uses = "once_per_turn",
    needs = { "deck" },
    effect = function(game) game:search { filter = tool, to = "hand", show = true } end,
  },
}
