card.attack["Double Slap"] = { times = function(game) return game:flips(2) end }

card.attack["Metronome"] = {
  choose = function(game, it) return game:choose_attack { it.defender } end,
  after = function(game, it, attack) if attack then game:perform(attack) end end,
}
