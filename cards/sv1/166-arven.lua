local card = ...

local item = ptcg.filter { kind = "item" }
local tool = ptcg.filter { kind = "tool" }

card.play = {
  needs = { "deck" },
  effect = function(game)
    game:search { filter = item, to = "hand", show = true, shuffle = false }
    game:search { filter = tool, to = "hand", show = true }
  end,
}
