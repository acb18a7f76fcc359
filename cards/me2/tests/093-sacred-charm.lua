local function attacked_by(attacker, attack, damage)
  test("Sacred Charm: against " .. attack, function(t)
    t:position {
      ruleset = "sv",
      me = { active = attacker },
      opponent = { active = { "me1-36", attached = { "me2-93" } } },
    }
    t:attack(attack)
    t:equal(t.opponent.active.damage, damage)
  end)
end

attacked_by({ "sv1-80", energy = "LL" }, "Sharp Fang", 30)
attacked_by({ "sv1-86", energy = "PPP" }, "Miracle Force", 160)

test("Sacred Charm: not against its own owner's attack", function(t)
  t:position {
    ruleset = "sv",
    me = {
      active = { "swsh2-100", energy = "FF" },
      bench = { { "sv1-38", attached = { "me2-93" } } },
    },
    opponent = { active = "me1-36" },
  }
  t:attack "Earthquake"
  t:equal(t.me.bench[1].damage, 20)
end)
