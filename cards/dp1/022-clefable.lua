local card = ...

card.attack["Double Slap"] = {
  damage = function(game, it) return it.attack.damage * game:flips { count = 2 } end,
}

card.attack["Metronome"] = {
  choose = function(game, it) return game:choose_attack { from = { it.defender } } end,
  after = function(game, it, attack)
    if attack then game:perform { attack = attack } end
  end,
}
