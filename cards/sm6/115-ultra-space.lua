local card = ...

local ultra_beast = ptcg.filter { class = "ultra-beast" }

card.passive = {
  activated = {
    uses = "once_per_turn",
    needs = { "deck" },
    effect = function(game)
      game:search { filter = ultra_beast, to = "hand", show = true }
    end,
  },
}
