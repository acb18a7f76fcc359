-- Section 8.3: attaching Energy.

local all = { rulesets = { "dp", "xy", "sm", "sv", "primer" } }
local grass, fire = "dp1-123", "dp1-124"

test("NRG-01: one Energy card per turn, Active or Benched", all, function(t, profile)
  t:position {
    ruleset = profile,
    me = { active = "neutral-4", bench = { "neutral-1" }, hand = { grass, fire, "neutral-23" } },
    opponent = { active = "neutral-4" },
  }
  t:legal("attach", fire, "bench 1")
  t:illegal("attach", fire, "opponent active")
  t:attach(grass, "active")
  t:equal(t.me.active.energy, "G")
  t:illegal "attach"
end)

test("NRG-01: a card that provides two Energy is one card", all, function(t, profile)
  t:position {
    ruleset = profile,
    me = { active = "neutral-4", bench = { "neutral-1" }, hand = { grass, "neutral-23" } },
    opponent = { active = "neutral-4" },
  }
  t:attach("neutral-23", "bench 1")
  t:equal(t.me.bench[1].energy, "CC")
  t:illegal("attach", grass)
  t:end_turn()
  t:end_turn()
  t:legal("attach", grass, "active")
end)

test("NRG-02: Energy stays attached after an attack", all, function(t, profile)
  t:position {
    ruleset = profile,
    me = { active = { "neutral-1", energy = "GR" } },
    opponent = { active = "neutral-4" },
  }
  t:attack "Leaf Cut"
  t:equal(t.me.active.energy, "GR")
  t:equal(t.me.discard, {})
  t:end_turn()
  t:attack "Leaf Cut"
  t:equal(t.opponent.active.damage, 60)
  t:equal(t.me.active.energy, "GR")
end)

test("NRG-03: the card attached comes from the hand", all, function(t, profile)
  t:position {
    ruleset = profile,
    me = { active = "neutral-4", hand = { grass }, discard = { fire }, deck = { fire } },
    opponent = { active = "neutral-4" },
  }
  t:illegal("attach", fire)
  t:attach(grass, "active")
  t:equal(t.me.hand, {})
  t:equal(t.me.active.attached, { grass })
  t:equal(t:events("attached")[1].from, "hand")
end)
