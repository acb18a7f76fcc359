card.in_play = {
  on_attach = {
    -- This card, not the next one that is attached to the same Pokémon.
    filter = { name = "Jet Energy" },
    where = "bench",
    effect = function(game, it) game:switch(it.self) end,
  },
}
