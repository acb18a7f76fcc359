local card = ...

card.passive = {
  on_attach = {
    -- This card, not the next one that is attached to the same Pokémon: of two copies there only
    -- the one that comes now does it.
    filter = { name = "Capture Energy" },
    stacks = false,
    effect = function(game) game:search { filter = { stage = "basic" }, to = "bench" } end,
  },
}
