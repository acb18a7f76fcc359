local card = ...

card.ability["Emergency Surfacing"] = {
  activated = {
    where = "discard",
    uses = "once_per_turn",
    needs = { "bench_space", { "hand_at_most", count = 0 } },
    effect = function(game, it)
      if game:put_onto_bench { card = it.card } then game:draw { count = 3 } end
    end,
  },
}

card.attack["Water Arrow"] = {
  choose = function(game, it)
    return game:choose_pokemon { from = it.opponent, purpose = "damage" }
  end,
  after = function(game, it, target) game:damage { to = target, amount = 60 } end,
}
