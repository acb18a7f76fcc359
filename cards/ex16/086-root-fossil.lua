local card = ...

card.ability["Fossil"] = ptcg.require "fossil"

card.ability["Spongy Stone"] = {
  on_checkup = function(game, it) game:heal { on = it.self, counters = 1 } end,
}
