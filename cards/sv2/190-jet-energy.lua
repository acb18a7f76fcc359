local card = ...

card.passive = {
  on_attach = {
    -- This card, not the next one that is attached to the same Pokémon: of two copies there only
    -- the one that comes now does it.
    filter = { name = "Jet Energy" },
    stacks = false,
    where = "bench",
    effect = function(game, it) game:switch { to = it.self } end,
  },
}
