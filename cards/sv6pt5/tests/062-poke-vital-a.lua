local function vital(side)
  side.active = side.active or { "sv6-61", damage = 200 }
  side.hand = side.hand or { "sv6pt5-62" }
  return { ruleset = "sv", me = side, opponent = { active = "dp3-55" } }
end

test("Poké Vital A: heals 150 damage", function(t)
  t:position(vital { bench = { { "dp3-55", damage = 10 } } })
  t:answer "active"
  t:play "sv6pt5-62"
  t:equal(t.me.active.damage, 50)
  t:equal(t.me.discard, { "sv6pt5-62" })
end)

test("Poké Vital A: not without damage", function(t)
  t:position(vital { active = "sv6-61" })
  t:illegal("play", "sv6pt5-62")
end)

test("Poké Vital A: does not go from the discard pile to the hand", function(t)
  t:position(vital {
    active = { "sv1-70", energy = "L" },
    discard = { "sv6pt5-62", "dp1-117" },
    hand = {},
  })
  t:attack "Junk Hunt"
  t:equal(t.me.hand, { "dp1-117" })
  t:equal(t.me.discard, { "sv6pt5-62" })
end)

test("Poké Vital A: not even if it was picked", function(t)
  t:position(vital { hand = { "bw8-128", "sv6pt5-62", "dp1-123" } })
  t:play "bw8-128"
  t:equal(t.me.hand, {})
end)

test("Poké Vital A: does not go from the discard pile into the deck", function(t)
  t:position(vital {
    active = { "xy1-38", energy = "W" },
    discard = { "sv6pt5-62", "dp1-124" },
    deck = { "dp1-123" },
    hand = {},
  })
  t:attack "Recycle"
  t:equal(t.me.deck, { "dp1-124", "dp1-123" })
  t:equal(t.me.discard, { "sv6pt5-62" })
end)

test("Poké Vital A: from the hand it goes into the deck", function(t)
  t:position(vital { hand = { "me1-119", "sv6pt5-62" }, deck = { "8 dp1-123" } })
  t:play "me1-119"
  t:is_true(#t.me.hand + #t.me.deck == 9)
  t:equal(t.me.discard, { "me1-119" })
end)
