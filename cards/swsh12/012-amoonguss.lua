local card = ...

card.ability["Surprise Spores"] = {
  on_discard = {
    subject = "this_card",
    from = "hand",
    by = "opponent",
    origin = { "attack", "ability", "trainer" },
    doer = { kind = { "pokemon", "item", "supporter" } },
    condition = function(game, it) return it.opponent.is_turn_player end,
    effect = function(game, it) game:discard { cards = it.opponent.hand } end,
  },
}

card.attack["Hypno Hammer"] = {
  after = function(game, it)
    game:set_condition { on = it.defender, condition = "asleep" }
  end,
}
