local card = ...

local special_energy = ptcg.filter { has_special_energy = true }

card.ability["Startling Drop"] = {
  on_discard = {
    subject = "this_card",
    from = "deck",
    by = "opponent",
    origin = { "attack", "ability", "trainer" },
    doer = { kind = { "pokemon", "item", "supporter" } },
    condition = function(game, it) return it.opponent.is_turn_player end,
    effect = function(game, it) game:discard_top { count = 8, player = it.opponent } end,
  },
}

card.attack["Special Whip"] = {
  damage = function(game, it)
    return it.attack.damage + (it.attacker:matches(special_energy) and 70 or 0)
  end,
}
