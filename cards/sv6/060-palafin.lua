local hero = ptcg.filter { name = "Palafin ex" }

card.ability["Zero to Hero"] = {
  on_move_to_bench = {
    uses = "once_per_turn",
    optional = true,
    needs = { "deck" },
    only_if = function(game, it) return it.owner.is_turn_player end,
    effect = function(game, it)
      local found = game:search { hero, shuffle = false }
      if #found > 0 then game:replace(it.self, found[1]) end
      game:shuffle()
    end,
  },
}
