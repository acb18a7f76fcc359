local function palafin(damage)
  return {
    ruleset = "sv",
    me = { active = { "sv5-49", energy = "WWW", damage = damage }, bench = { "sv1-52" } },
    opponent = { active = { "me1-36", damage = 20 } },
  }
end

test("Vanguard Punch: 10 damage to itself for each damage counter on it", function(t)
  t:position(palafin(30))
  t:attack "Vanguard Punch"
  t:changed { ["opponent active damage"] = 150, ["active damage"] = 60 }
  t:position(palafin(70))
  t:attack "Vanguard Punch"
  t:changed { ["opponent active damage"] = 150, ["active damage"] = 140 }
end)

test("Vanguard Punch: none without damage counters", function(t)
  t:position(palafin(0))
  t:attack "Vanguard Punch"
  t:changed { ["opponent active damage"] = 150 }
end)

test("Vanguard Punch: it may Knock itself Out", function(t)
  t:position(palafin(80))
  t:attack "Vanguard Punch"
  t:answer(1)
  t:equal(t.me.active.id, "sv1-52")
  t:equal(t.opponent.prizes_left, 5)
end)

test("Double Hit: 90 for each heads", function(t)
  t:position(palafin(0))
  local odds = t:every_outcome(function(t)
    t:attack "Double Hit"
    return t.opponent.active.damage
  end)
  t:equal(odds, { [20] = "1/4", [110] = "1/2", [200] = "1/4" })
end)
