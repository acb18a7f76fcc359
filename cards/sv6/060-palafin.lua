local hero = ptcg.filter { name = "Palafin ex" }

card.ability["Zero to Hero"] = {
  on_move_to_bench = {
    uses = "once_per_turn",
    optional = true,
    needs = { "deck" },
    only_if = function(game, it) return it.owner.is_turn_player end,
    effect = function(game, it)
      game:replace(it.self, game:search({ hero, shuffle = false })[1])
      game:shuffle()
    end,
  },
}
