local card = ...

local hero = ptcg.filter { name = "Palafin ex" }

card.ability["Zero to Hero"] = {
  on_move_to_bench = {
    uses = "once_per_turn",
    optional = true,
    needs = { "deck" },
    condition = function(game, it) return it.owner.is_turn_player end,
    effect = function(game, it)
      local found = game:search { filter = hero, shuffle = false }
      if #found > 0 then game:replace { pokemon = it.self, card = found[1] } end
      game:shuffle()
    end,
  },
}
