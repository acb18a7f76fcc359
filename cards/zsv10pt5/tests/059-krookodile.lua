local function position(energy, theirs)
  return {
    ruleset = "sv",
    me = { active = { "zsv10pt5-59", energy = energy }, hand = { "3 dp1-123" } },
    opponent = { active = "me1-22", hand = theirs, deck = { "3 dp1-128" } },
  }
end

test("Tighten Up: the opponent discards 2 cards of their choice", function(t)
  t:position(position("DD", { "dp1-123", "dp1-124", "dp1-125" }))
  t:attack "Tighten Up"
  t:equal(t:asked(), "opponent")
  t:fails(function() t:answer "dp1-123" end, "picks")
  t:answer("dp1-123", "dp1-125")
  t:changed {
    ["opponent active damage"] = 60,
    ["opponent hand"] = { "- Grass Energy", "- Water Energy", "+ Fighting Energy" },
    ["opponent deck"] = { "- Fighting Energy" },
    ["opponent discard"] = { "+ Grass Energy", "+ Water Energy" },
  }
end)

test("Tighten Up: the only card", function(t)
  t:position(position("DD", { "dp1-123" }))
  t:attack "Tighten Up"
  t:equal(t.opponent.discard, { "dp1-123" })
  t:equal(t.opponent.active.damage, 60)
end)

test("Cursed Slug: 120 more with 3 cards in the opponent's hand", function(t)
  t:position(position("DDD", { "3 dp1-123" }))
  t:attack "Cursed Slug"
  t:equal(t.opponent.active.damage, 240)
end)

test("Cursed Slug: with none, too", function(t)
  t:position(position("DDD", {}))
  t:attack "Cursed Slug"
  t:equal(t.opponent.active.damage, 240)
end)

test("Cursed Slug: 120 with 4", function(t)
  t:position(position("DDD", { "4 dp1-123" }))
  t:attack "Cursed Slug"
  t:equal(t.opponent.active.damage, 120)
end)
