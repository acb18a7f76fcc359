card.in_play = {
  on_attach = {
    -- This card, not the next one that is attached to the same Pokémon: of two copies there only
    -- the one that comes now does it.
    filter = { name = "Medical Energy" },
    stacks = false,
    effect = function(game, it) game:heal(it.self, 30) end,
  },
}
