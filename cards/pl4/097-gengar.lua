local card, ptcg = ...

local leveled = ptcg.filter { class = "level-up" }

card.ability["Level-Down"] = {
  activated = {
    uses = "once_per_turn",
    needs = { "no_condition", { "opponent_pokemon", filter = leveled } },
    effect = function(game, it)
      local target = game:choose_pokemon { from = it.opponent, filter = leveled }
      if target then game:level_down { pokemon = target, to = "deck" } end
    end,
  },
}

card.attack["Compound Pain"] = {
  after = function(game, it)
    game:damage {
      to = it.opponent:pokemon_that_fit { filter = { damaged = true } },
      amount = 30,
    }
  end,
}
