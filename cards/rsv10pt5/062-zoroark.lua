card.attack["Mind Jack"] = { times = function(_, it) return it.opponent.bench_count end }

card.attack["Foul Play"] = {
  choose = function(game, it) return game:choose_attack(it.defender) end,
  after = function(game, _, attack) if attack then game:perform(attack) end end,
}
