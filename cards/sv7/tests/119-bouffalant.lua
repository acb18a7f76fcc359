local buff = "sv7-119"

local function laser(t, active, bench, theirs)
  t:position {
    ruleset = "sv",
    me = { active = active, bench = bench },
    opponent = { active = { "sv1-80", energy = "LLL" }, bench = theirs },
  }
  t:end_turn()
  t:attack "Lightning Laser"
  return t.me.active.damage
end

test("Curly Wall: 60 less to Basic Colorless Pokémon, once for two Bouffalant", function(t)
  t:equal(laser(t, buff, { buff }), 30)
  t:equal(t.me.bench[1].damage, 0)
  t:equal(laser(t, buff, { "sv8-151" }), 30)
  laser(t, "me1-106", { buff, buff })
  t:answer "bench 1"
  t:equal(t.me.active.damage, 30)
  t:equal(t.me.bench[1].damage, 0)
end)

test("Curly Wall: not without another Bouffalant of one's own", function(t)
  t:equal(laser(t, buff, { "rsv10pt5-77" }), 90)
  t:equal(laser(t, buff, { "me1-106" }, { buff, buff }), 90)
end)

test("Curly Wall: not for other types or Evolution Pokémon", function(t)
  for _, active in ipairs { "sv1-80", "me2-77" } do
    laser(t, active, { buff, buff })
    t:answer "bench 1"
    t:equal(t.me.active.damage, 90)
  end
end)

test("Curly Wall: after Weakness", function(t)
  t:position {
    ruleset = "sv",
    me = { active = buff, bench = { buff } },
    opponent = { active = { "sv10-106", energy = "FF" } },
  }
  t:end_turn()
  t:attack "Ram"
  t:equal(t.me.active.damage, 60)
end)

test("Curly Wall: not against attacks of one's own, nor for the opponent", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "sv2-150", energy = "MMM" }, bench = { buff, buff } },
    opponent = { active = "sv2-150" },
  }
  t:attack "Nosequake"
  t:equal(t.me.bench[1].damage, 30)
  t:equal(t.me.bench[2].damage, 30)
  t:position {
    ruleset = "sv",
    me = { active = { "sv1-80", energy = "LLL" }, bench = { buff, buff } },
    opponent = { active = "me1-106" },
  }
  t:attack "Lightning Laser"
  t:equal(t.opponent.active.damage, 90)
end)

test("Boundless Power: 130, and it can't attack during the next turn", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { buff, energy = "LLL" } },
    opponent = { active = "sv1-38" },
  }
  t:attack "Boundless Power"
  t:equal(t.opponent.active.damage, 130)
  t:end_turn()
  t:illegal("attack", "Boundless Power")
  t:end_turn()
  t:end_turn()
  t:legal("attack", "Boundless Power")
end)
