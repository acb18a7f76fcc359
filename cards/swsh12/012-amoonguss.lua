card.ability["Surprise Spores"] = {
  on_discard = {
    subject = "this_card",
    from = "hand",
    by = "opponent",
    origin = { "attack", "ability", "trainer" },
    doer = { kind = { "pokemon", "item", "supporter" } },
    only_if = function(game, it) return it.opponent.is_turn_player end,
    effect = function(game, it) game:discard(it.opponent.hand) end,
  },
}

card.attack["Hypno Hammer"] = function(game, it) game:set_condition(it.defender, "asleep") end
