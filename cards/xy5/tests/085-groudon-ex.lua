local function claw(energy)
  return {
    ruleset = "xy",
    me = { active = { "xy5-85", energy = "FL" } },
    opponent = { active = { "xy0-5", energy = energy } },
  }
end

test("Rip Claw: heads, I choose an Energy that is discarded", function(t)
  t:position(claw "GL")
  t:coins "H"
  t:attack "Rip Claw"
  t:equal(t:asked(), "me")
  t:answer "dp1-126"
  t:equal(t.opponent.active.damage, 30)
  t:equal(t.opponent.active.energy, "G")
  t:equal(t.opponent.discard, { "dp1-126" })
end)

test("Rip Claw: heads, no Energy there", function(t)
  t:position(claw "")
  t:coins "H"
  t:attack "Rip Claw"
  t:changed { ["opponent active damage"] = 30 }
end)

test("Rip Claw: tails, only damage", function(t)
  t:position(claw "GL")
  t:coins "T"
  t:attack "Rip Claw"
  t:changed { ["opponent active damage"] = 30 }
end)
