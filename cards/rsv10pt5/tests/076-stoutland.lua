local function sleuth(discard)
  return {
    ruleset = "sv",
    me = { active = { "rsv10pt5-76", energy = "WW" }, discard = discard },
    opponent = { active = "me1-36", discard = { "sv1-178" } },
  }
end

test("Odor Sleuth: as many cards of any kind as there are heads", function(t)
  t:position(sleuth { "dp1-123", "sv1-180", "sv1-14", "sv9-159" })
  t:coins "HTH"
  t:attack "Odor Sleuth"
  t:options { "dp1-123", "sv1-180", "sv1-14", "sv9-159" }
  t:fails(function() t:answer("sv1-180", "sv1-14", "dp1-123") end, "takes 1 to 2 picks")
  t:answer "sv1-14"
end)

test("Odor Sleuth: 2 cards, 3 cards, or fewer", function(t)
  local discard = { "dp1-123", "sv1-180", "sv1-14", "sv9-159" }
  t:position(sleuth(discard))
  t:coins "HTH"
  t:attack "Odor Sleuth"
  t:answer("sv1-180", "sv9-159")
  t:equal(t.me.hand, { "sv1-180", "sv9-159" })
  t:equal(t.me.discard, { "dp1-123", "sv1-14" })
  t:position(sleuth(discard))
  t:coins "HHH"
  t:attack "Odor Sleuth"
  t:answer("sv1-180", "sv9-159", "dp1-123")
  t:equal(#t.me.hand, 3)
  t:position(sleuth(discard))
  t:coins "HHH"
  t:attack "Odor Sleuth"
  t:answer "sv1-14"
  t:equal(t.me.hand, { "sv1-14" })
end)

test("Odor Sleuth: only tails, or an empty discard pile", function(t)
  t:position(sleuth { "dp1-123", "sv1-180" })
  t:coins "TTT"
  t:attack "Odor Sleuth"
  t:unchanged()
  t:position(sleuth {})
  t:coins "HHH"
  t:attack "Odor Sleuth"
  t:unchanged()
end)

local function fang(energy, attached)
  return {
    ruleset = "sv",
    me = {
      active = { "rsv10pt5-76", energy = energy, attached = attached },
      bench = { { "sv1-13", attached = { "sv9-159" } } },
    },
    opponent = { active = { "me1-36", attached = { "sv9-159" } } },
  }
end

test("Special Fang: 100 more with Special Energy on this Pokémon", function(t)
  t:position(fang("WWW", { "sv5-161" }))
  t:attack "Special Fang"
  t:equal(t.opponent.active.damage, 200)
  t:position(fang("WW", { "sv5-161", "sv5-161" }))
  t:attack "Special Fang"
  t:equal(t.opponent.active.damage, 200)
end)

test("Special Fang: a Pokémon Tool does not count", function(t)
  t:position(fang("WWWR", { "sv1-197" }))
  t:attack "Special Fang"
  t:equal(t.opponent.active.damage, 110)
end)
