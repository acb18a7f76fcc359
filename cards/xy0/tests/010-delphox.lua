local function delphox(energy)
  return {
    ruleset = "xy",
    me = { active = { "xy0-10", energy = energy } },
    opponent = { active = "xy0-14" },
  }
end

test("Fire Blast: discards an Energy card of its player's choice", function(t)
  t:position(delphox "RRWD")
  t:attack "Fire Blast"
  t:equal(t:purpose(), "discard_energy")
  t:options { "dp1-124 on active", "dp1-125 on active", "dp1-129 on active" }
  t:answer "dp1-125"
  t:equal(t.me.discard, { "dp1-125" })
  t:equal(t.me.active.energy, "RRD")
end)

test("EX-03: Fire Blast needs Fire Energy and three more of any type", function(t)
  t:position(delphox "RWWW")
  t:legal("attack", "Fire Blast")
  for _, energy in ipairs { "WWWW", "RRR" } do
    t:position(delphox(energy))
    t:illegal("attack", "Fire Blast")
  end
end)
