local function with_discard(discard)
  return {
    ruleset = "sv",
    me = { active = { "sv1-70", energy = "L" }, discard = discard },
    opponent = { active = "sv1-38" },
  }
end

test("Junk Hunt: an Item card, no Tool and no Supporter", function(t)
  t:position(with_discard { "sv1-180", "sv1-181", "sv1-196", "sv1-197" })
  t:attack "Junk Hunt"
  t:options { "sv1-181", "sv1-196" }
  t:fails(function() t:answer "stop" end, "takes 1 to 1 picks")
  t:answer "sv1-196"
  t:equal(t.me.hand, { "sv1-196" })
  t:equal(t.me.discard, { "sv1-180", "sv1-181", "sv1-197" })
end)

test("Junk Hunt: nothing to take", function(t)
  t:position(with_discard { "sv1-180" })
  t:attack "Junk Hunt"
  t:changed {}
end)

test("Thunder Shock: heads, Paralyzed", function(t)
  t:position(with_discard {})
  t:coins "H"
  t:attack "Thunder Shock"
  t:equal(t.opponent.active.conditions, { "paralyzed" })
end)

test("Thunder Shock: tails, only damage", function(t)
  t:position(with_discard {})
  t:coins "T"
  t:attack "Thunder Shock"
  t:changed { ["opponent active damage"] = 20 }
end)
