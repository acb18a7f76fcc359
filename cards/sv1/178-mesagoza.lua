local card = ...

local pokemon = ptcg.filter { kind = "pokemon" }

card.passive = {
  activated = {
    uses = "once_per_turn",
    needs = { "deck" },
    effect = function(game)
      if game:flip() then game:search { filter = pokemon, to = "hand", show = true } end
    end,
  },
}
