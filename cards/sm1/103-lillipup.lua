card.attack["Work Up"] = function(game, it)
  game:lasting(it.attacker, "work up", "own_next_turn")
end

card.lasting["work up"] = {
  damage_dealt = function(game, it)
    if it.target == it.opponent.active then return it.amount + 20 end
  end,
}
