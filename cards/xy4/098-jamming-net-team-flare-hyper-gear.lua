card.in_play = {
  damage_dealt = function(game, it)
    -- Every Pokémon it attacks, Benched ones too, but not itself or its own Bench.
    if it.target.owner ~= it.player then return it.amount - 20 end
  end,
}
