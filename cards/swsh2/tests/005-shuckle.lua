local function shuckle(discard)
  return {
    ruleset = "sv",
    me = { active = { "swsh2-5", energy = "GGG" }, deck = { "swsh2-4" }, discard = discard },
    opponent = { active = "swsh2-4" },
  }
end

test("Berry Picking: five basic Energy cards of six, no others", function(t)
  t:position(shuckle {
    "dp1-123",
    "dp1-123",
    "dp1-124",
    "dp1-124",
    "dp1-125",
    "dp1-125",
    "swsh2-5",
    "base1-96",
  })
  t:attack "Berry Picking"
  t:options { "dp1-123", "dp1-124", "dp1-125" }
  t:fails(
    function() t:answer("dp1-123", "dp1-123", "dp1-124", "dp1-124", "dp1-125", "dp1-125") end,
    "takes 1 to 5 picks"
  )
  t:answer("dp1-123", "dp1-123", "dp1-124", "dp1-124", "dp1-125")
  t:events { { "card_moved" }, { "shuffled", player = "me" } }
  t:equal(t.me.discard, { "dp1-125", "swsh2-5", "base1-96" })
  t:equal(#t.me.deck, 6)
end)

test("Berry Picking: one at least", function(t)
  t:position(shuckle { "dp1-123", "dp1-124" })
  t:attack "Berry Picking"
  t:fails(function() t:answer "stop" end, "takes 1 to 2 picks")
  t:answer "dp1-124"
  t:equal(t.me.discard, { "dp1-123" })
  t:equal(#t.me.deck, 2)
end)

test("Berry Picking: nothing to take", function(t)
  t:position(shuckle { "swsh2-5" })
  t:attack "Berry Picking"
  t:changed {}
end)

test("Bind: heads, the opponent's Active Pokémon is Paralyzed", function(t)
  t:position(shuckle {})
  t:coins "H"
  t:attack "Bind"
  t:changed { ["opponent active damage"] = 50, ["opponent active conditions"] = { "+ paralyzed" } }
end)

test("Bind: tails, only damage", function(t)
  t:position(shuckle {})
  t:coins "T"
  t:attack "Bind"
  t:changed { ["opponent active damage"] = 50 }
end)
