test("Single Strike Energy: only on Single Strike Pokémon", function(t)
  t:position {
    ruleset = "sv",
    me = { active = "swsh5-23", bench = { "sm1-24" }, hand = { "swsh5-141" } },
    opponent = { active = "sm1-26" },
  }
  t:illegal("attach", "swsh5-141", "bench 1")
  t:legal("attach", "swsh5-141", "active")
end)

test("Single Strike Energy: on another Pokémon it is discarded", function(t)
  t:position {
    ruleset = "sv",
    me = {
      active = { "swsh5-23", attached = { "swsh5-141" } },
      bench = { { "sm1-24", attached = { "swsh5-141" } } },
      hand = { "sm1-9" },
    },
    opponent = { active = "sm1-26" },
  }
  t:bench "sm1-9"
  t:equal(t.me.bench[1].attached, {})
  t:equal(t.me.active.attached, { "swsh5-141" })
  t:equal(t.me.discard, { "swsh5-141" })
end)

test("Single Strike Energy: 20 more damage to the opponent's Active Pokémon", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "swsh5-95", attached = { "swsh5-141", "swsh5-141" } } },
    opponent = { active = "sm1-26" },
  }
  t:attack "Bite"
  t:equal(t.opponent.active.damage, 60)
end)
