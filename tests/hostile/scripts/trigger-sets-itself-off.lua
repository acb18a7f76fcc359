-- Damages itself whenever it is damaged.
-- card: pokemon
-- run: card texts set each other off without end
local card, ptcg = ...

card.attack["Hit"] = {
  after = function(game, it) game:put_counters { on = it.self, count = 1 } end,
}
card.ability["Trick"] = {
  would_be_damaged = function(game, it)
    game:damage { to = it.self, amount = 10 }
  end,
}
