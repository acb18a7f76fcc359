card.in_play = {
  on_attach = {
    -- Only this card, not the next one attached to the same Pokémon.
    filter = { name = "Jet Energy" },
    where = "bench",
    effect = function(game, it) game:switch(it.self) end,
  },
}
