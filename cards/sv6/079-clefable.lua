card.attack["Metronome"] = {
  choose = function(game, it) return game:choose_attack(it.defender) end,
  after = function(game, _, attack) if attack then game:perform(attack) end end,
}
