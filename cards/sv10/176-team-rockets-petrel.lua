local card = ...

local trainer = ptcg.filter { kind = "trainer" }

card.play = {
  needs = { "deck" },
  effect = function(game) game:search { filter = trainer, to = "hand", show = true } end,
}
