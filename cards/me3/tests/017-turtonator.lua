local function attacked(side)
  return {
    ruleset = "sv",
    me = { active = { "sv6-61", energy = "WL" }, bench = { { "dp3-55", energy = "G" } } },
    opponent = side,
  }
end

test("Shell Spikes: an Energy of the attacker is discarded, also if it is Knocked Out", function(t)
  t:position(attacked { active = "me3-17", bench = { "sv6-61" } })
  t:attack "Giga Impact"
  t:equal(t:asked(), "opponent")
  t:answer "dp1-126"
  t:answer(1)
  t:equal(t.me.active.energy, "W")
  t:equal(t.me.discard, { "dp1-126" })
end)

test("Shell Spikes: not on the Bench", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "sv1-79", energy = "LL" } },
    opponent = { active = "sv6-61", bench = { "me3-17" } },
  }
  t:attack "Skill Dive"
  t:answer "opponent bench 1"
  t:equal(t.opponent.bench[1].damage, 50)
  t:equal(t.me.active.energy, "LL")
end)

test("Shell Spikes: not by damage of its own attack", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "me3-17", energy = "RRR", conditions = { "confused" } } },
    opponent = { active = "sv6-61" },
  }
  t:coins "T"
  t:attack "Heat Breath"
  t:equal(t.me.active.damage, 30)
  t:equal(t.me.active.energy, "RRR")
end)

for coin, damage in pairs { H = 160, T = 80 } do
  test("Heat Breath: a coin, " .. (coin == "H" and "heads" or "tails"), function(t)
    t:position {
      ruleset = "sv",
      me = { active = { "me3-17", energy = "RRR" } },
      opponent = { active = "sv6-61" },
    }
    t:coins(coin)
    t:attack "Heat Breath"
    t:equal(t.opponent.active.damage, damage)
  end)
end
