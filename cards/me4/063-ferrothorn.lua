card.ability["Startling Drop"] = {
  on_discard = {
    subject = "this_card",
    from = "deck",
    by = "opponent",
    origin = { "attack", "ability", "trainer" },
    doer = { kind = { "pokemon", "item", "supporter" } },
    only_if = function(game, it) return it.opponent.is_turn_player end,
    effect = function(game, it) game:discard_top(8, it.opponent) end,
  },
}

card.attack["Special Whip"] = {
  more = function(_, it) return it.attacker:matches("has_special_energy") and 70 end,
}
