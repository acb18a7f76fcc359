card.ability["Flustered Leap"] = {
  once_per_turn = {
    where = "bench",
    needs = { "deck" },
    effect = function(game, it)
      if #game:discard(game:bottom(1)) > 0 then
        game:return_to(it.self, "deck_top", { attached = "discard" })
      end
    end,
  },
}
