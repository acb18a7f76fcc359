local function attacked(mine, theirs)
  return {
    ruleset = "sv",
    me = { active = { "sv1-80", energy = "LL" }, prizes = mine },
    opponent = { active = { "sv1-54", attached = { "sv4-162" } }, prizes = theirs },
  }
end

test("Defiance Vest: 40 less, after Weakness", function(t)
  t:position(attacked(3, 4))
  t:attack "Sharp Fang"
  t:changed { ["opponent active damage"] = 20 }
end)

test("Defiance Vest: nothing with as many Prize cards", function(t)
  t:position(attacked(3, 3))
  t:attack "Sharp Fang"
  t:changed { ["opponent active damage"] = 60 }
end)

test("Defiance Vest: nothing against its own attack", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "sv1-38", energy = "RRR", attached = { "sv4-162" } }, prizes = 4 },
    opponent = { active = "sv1-38", bench = { "sv1-13" }, prizes = 3 },
  }
  t:attack "Blazing Shout"
  t:answer(1)
  t:equal(t.me.active.damage, 30)
end)
