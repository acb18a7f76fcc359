local coalossal, vmax = "me2pt5-120", "swsh1-142"

local function cannon(discard)
  return {
    ruleset = "sv",
    me = { active = { coalossal, energy = "F" }, bench = { "sv1-13" }, discard = discard },
    opponent = { active = vmax, bench = { vmax }, discard = { "10 dp1-128" } },
  }
end

test("Tar Cannon: 140 damage to the Active Pokémon, with Weakness", function(t)
  t:position(cannon { "10 dp1-128" })
  t:attack "Tar Cannon"
  t:options { "opponent active", "opponent bench 1" }
  t:answer "opponent active"
  t:changed { ["opponent active damage"] = 280 }
end)

test("Tar Cannon: to a Benched Pokémon, without Weakness", function(t)
  t:position(cannon { "12 dp1-128" })
  t:attack "Tar Cannon"
  t:answer "opponent bench 1"
  t:changed { ["opponent bench 1 damage"] = 140 }
end)

test("Tar Cannon: with only 9 Basic Fighting Energy cards nothing", function(t)
  t:position(cannon { "9 dp1-128", "me3-87", "3 dp1-123", "sv5-85" })
  t:attack "Tar Cannon"
  t:answer "opponent active"
  t:unchanged()
end)

test("Bulky Bump: discards 3 Energy", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { coalossal, energy = "FFFGG" } },
    opponent = { active = "me1-36" },
  }
  t:attack "Bulky Bump"
  t:answer "dp1-128"
  t:answer "dp1-128"
  t:answer "dp1-123"
  t:equal(t.opponent.active.damage, 220)
  t:equal(t.me.active.attached, { "dp1-128", "dp1-123" })
  t:equal(t.me.discard, { "dp1-128", "dp1-128", "dp1-123" })
end)
