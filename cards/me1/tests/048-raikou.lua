local function position(active, bench)
  return {
    ruleset = "sv",
    me = { active = active, bench = bench, discard = { "dp1-126" }, hand = { "dp1-126" } },
    opponent = { active = { "sv5-123", energy = "LLLL" } },
  }
end

test("Electro Fall: 90 more with 4 Lightning Energy in play", function(t)
  t:position(position({ "me1-48", energy = "LL" }, {
    { "sv1-13", energy = "L" },
    { "sv1-36", energy = "L" },
  }))
  t:attack "Electro Fall"
  t:changed { ["opponent active damage"] = 120 }
end)

test("Electro Fall: Special Energy that provides Lightning counts", function(t)
  t:position(position({ "me1-48", energy = "LL" }, {
    { "sv1-13", energy = "L", attached = { "sv6-167" } },
  }))
  t:attack "Electro Fall"
  t:changed { ["opponent active damage"] = 120 }
end)

test("Electro Fall: 30 with 3, other types do not count", function(t)
  t:position(position({ "me1-48", energy = "LLG" }, {
    { "sv1-13", energy = "LG" },
    { "sv1-36", energy = "R", attached = { "sv2-193" } },
  }))
  t:attack "Electro Fall"
  t:changed { ["opponent active damage"] = 30 }
end)
