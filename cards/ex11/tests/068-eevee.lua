local function scoop(t, discard)
  t:position {
    me = { active = { "ex11-68", energy = "L" }, discard = discard },
    opponent = { active = "dp3-55" },
  }
  t:attack "Metal Scoop"
  t:equal(t.opponent.active.damage, 10)
end

test("Metal Scoop: a Metal Energy card from the discard pile, basic or special", function(t)
  scoop(t, { "dp1-126", "dp1-130", "dp3-130", "dp5-29" })
  t:options { "dp1-130", "dp3-130" }
  t:fails(function() t:answer "stop" end, "takes 1 to 1 picks, not 0")
  t:answer "dp3-130"
  t:equal(t.me.active.attached, { "dp1-126", "dp3-130" })
  t:equal(t.me.discard, { "dp1-126", "dp1-130", "dp5-29" })
end)

test("Metal Scoop: only damage without one", function(t)
  scoop(t, { "dp1-126" })
  t:equal(t.me.active.energy, "L")
end)
