local diancie = "me2-41"

local function attacked(t, attacker, attack, active, bench)
  t:position {
    ruleset = "sv",
    me = { active = active or diancie, bench = bench },
    opponent = { active = attacker, bench = { "sv1-38" } },
  }
  t:end_turn()
  t:attack(attack)
end

test("Diamond Coat: 30 less damage, at least 0", function(t)
  attacked(t, { "sv10-157", energy = "LL" }, "Speed Wing")
  t:equal(t.me.active.damage, 40)
  attacked(t, { "sv1-13", energy = "G" }, "Scratch")
  t:equal(t.me.active.damage, 0)
end)

test("Diamond Coat: after Weakness", function(t)
  attacked(t, { "me1-95", energy = "M" }, "Beam")
  t:equal(t.me.active.damage, 30)
end)

test("Diamond Coat: also on the Bench, only this Pokémon", function(t)
  attacked(t, { "sv9-108", energy = "L" }, "Shoot Through", "sv1-80", { diancie })
  t:equal(t.me.active.damage, 50)
  t:equal(t.me.bench[1].damage, 20)
end)

test("Diamond Coat: damage counters are not damage", function(t)
  attacked(t, { "sv8-78", energy = "P" }, "Painful Memories")
  t:equal(t.me.active.damage, 20)
end)

test("Diamond Coat: also from one's own attack", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "sv9-87", energy = "FFF" }, bench = { diancie, "sv1-13" } },
    opponent = { active = "me1-36" },
  }
  t:attack "Break Ground"
  t:changed { ["opponent active damage"] = 140, ["bench 2 damage"] = 20 }
end)

test("Diamond Coat: not of the damage it does", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { diancie, energy = "PP" } },
    opponent = { active = "me1-36" },
  }
  t:attack "Garland Ray"
  t:answer("dp1-127", "dp1-127")
  t:equal(t.opponent.active.damage, 240)
end)
