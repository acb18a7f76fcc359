card.in_play = {
  damage_dealt = function(game, it)
    -- "The Active Pokémon" is the opponent's: the attacker's damage to itself is not raised.
    if it.self:is_type("darkness") and it.target == it.opponent.active then
      return it.amount + 10
    end
  end,
}
