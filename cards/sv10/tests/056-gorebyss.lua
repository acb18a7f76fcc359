local function wave(hand, energy)
  return {
    ruleset = "sv",
    me = { active = { "sv10-56", energy = energy or "W" }, hand = hand },
    opponent = { active = "me1-36" },
  }
end

test("Crescendo Wave: what is attached first counts", function(t)
  t:position(wave { "3 dp1-125", "dp1-126", "sv2-193" })
  t:attack "Crescendo Wave"
  t:options { "dp1-125" }
  t:answer("dp1-125", "dp1-125")
  t:changed {
    ["active energy"] = { "+ 2 Water Energy" },
    ["me hand"] = { "- 2 Water Energy" },
    ["opponent active damage"] = 90,
  }
end)

test("Crescendo Wave: all of them", function(t)
  t:position(wave { "4 dp1-125" })
  t:attack "Crescendo Wave"
  t:answer("dp1-125", "dp1-125", "dp1-125", "dp1-125")
  t:equal(t.me.active.energy, "WWWWW")
  t:equal(t.opponent.active.damage, 150)
end)

test("Crescendo Wave: or none", function(t)
  t:position(wave { "dp1-125" })
  t:attack "Crescendo Wave"
  t:answer "stop"
  t:changed { ["opponent active damage"] = 30 }
end)

test("Crescendo Wave: only Water Energy counts", function(t)
  t:position(wave({}, "WWLF"))
  t:attack "Crescendo Wave"
  t:changed { ["opponent active damage"] = 60 }
end)
