local card = ...

card.attack["Synchro Woofer"] = {
  damage = function(game, it)
    return it.attack.damage + (it.owner.hand_count == it.opponent.hand_count and 80 or 0)
  end,
}
