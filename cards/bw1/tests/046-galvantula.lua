local function against(defender)
  return {
    ruleset = "xy",
    me = { active = { "bw1-46", energy = "LL", damage = 50 } },
    opponent = { active = { defender, energy = "RR" }, bench = { "bw1-77" } },
  }
end

test("Electroweb: no retreat in the next turn, but in the one after", function(t)
  t:position(against "bw1-87")
  t:attack "Electroweb"
  t:equal(t.opponent.active.damage, 20)
  t:illegal "retreat"
  t:end_turn()
  t:end_turn()
  t:legal("retreat", "opponent bench 1")
end)

test("Leech Life: heals what it did", function(t)
  t:position(against "bw1-87")
  t:attack "Leech Life"
  t:changed { ["opponent active damage"] = 40, ["active damage"] = 10 }
end)

test("Leech Life: no more than there is", function(t)
  t:position(against "bw1-31")
  t:attack "Leech Life"
  t:changed { ["opponent active damage"] = 80, ["active damage"] = 0 }
end)
