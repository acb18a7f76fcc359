local card = ...

card.attack["Curse Spreading"] = {
  after = function(game, it) game:distribute_counters { count = 8, among = it.opponent } end,
}
