local function manipulation(active, bench)
  return {
    ruleset = "sv",
    me = { active = { "sv10-80", energy = "PPP" }, bench = { "sv8-70" } },
    opponent = { active = active, bench = bench },
  }
end

test("Bench Manipulation: the opponent flips, 80 damage per tails", function(t)
  t:position(manipulation("sv1-86", { "sv8-70", "sv8-71", "sv8-70" }))
  t:coins "THT"
  t:attack "Bench Manipulation"
  t:changed { ["opponent active damage"] = 160, ["opponent hand"] = true, ["opponent deck"] = true }
  t:events {
    { "coin", player = "opponent" },
    { "coin", player = "opponent" },
    { "coin", player = "opponent" },
  }
end)

test("Bench Manipulation: all heads, no damage", function(t)
  t:position(manipulation("sv1-86", { "sv8-70", "sv8-71" }))
  t:coins "HH"
  t:attack "Bench Manipulation"
  t:equal(t.opponent.active.damage, 0)
end)

test("Bench Manipulation: no coins without a Bench of the opponent", function(t)
  t:position(manipulation "sv1-86")
  t:attack "Bench Manipulation"
  t:equal(t.opponent.active.damage, 0)
end)

test("Bench Manipulation: Weakness does not count, nor does Resistance", function(t)
  t:position(manipulation("sv5-97", { "sv8-70" }))
  t:coins "T"
  t:attack "Bench Manipulation"
  t:equal(t.opponent.active.damage, 80)
  t:position(manipulation("sm1-79", { "sv8-70" }))
  t:coins "T"
  t:attack "Bench Manipulation"
  t:equal(t.opponent.active.damage, 80)
end)
