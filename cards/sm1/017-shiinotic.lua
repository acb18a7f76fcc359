local card = ...

local grass_pokemon = ptcg.filter { kind = "pokemon", type = "grass" }

card.ability["Illuminate"] = {
  activated = {
    uses = "once_per_turn",
    needs = { "deck" },
    effect = function(game, it)
      game:search { filter = grass_pokemon, to = "hand", show = true }
    end,
  },
}

card.attack["Flickering Spores"] = {
  after = function(game, it) game:set_condition { on = it.defender, condition = "asleep" } end,
}
