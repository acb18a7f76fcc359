card.in_play = {
  on_attach = {
    -- Only this card, not the next one attached to the same Pokémon: of two copies, only the one
    -- being attached heals.
    filter = { name = "Medical Energy" },
    stacks = false,
    effect = function(game, it) game:heal(it.self, 30) end,
  },
}
