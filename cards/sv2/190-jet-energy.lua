local card = ...

card.passive = {
  on_attach = {
    -- This card, not the next one that is attached to the same Pokémon.
    filter = { name = "Jet Energy" },
    where = "bench",
    effect = function(game, it) game:switch { to = it.self } end,
  },
}
