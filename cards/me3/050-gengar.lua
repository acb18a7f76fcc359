card.ability["Infinite Shadow"] = {
  would_be_knocked_out = {
    by = "opponent",
    only_if = function(_, it) return it.cause == "attack_damage" end,
    effect = function(game, it)
      if game:return_to(it.self, "hand", { attached = "discard" }) then
        game:instead { knocked_out = true }
      end
    end,
  },
}

card.attack["Mind Jack"] = { more = function(_, it) return 30 * it.opponent.bench_count end }
