local munkidori = "sv6pt5-37"

local function knocked_out(t, bench, theirs)
  t:position {
    ruleset = "sv",
    me = { active = { "sv8-72", energy = "PPP" }, bench = theirs },
    opponent = { active = { munkidori, damage = 100 }, bench = bench },
  }
  t:coins "T"
  t:attack "Speed Wing"
end

test("Oh No You Don't: 1 fewer Prize card with Pecharunt ex in play", function(t)
  knocked_out(t, { "sv6pt5-39" })
  t:answer(1)
  t:equal(t.me.prizes_left, 5)
end)

test("Oh No You Don't: on the Bench, with an Active Pecharunt ex", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "sv9-27", energy = "RRR" } },
    opponent = { active = "sv6pt5-39", bench = { { munkidori, damage = 200 } } },
  }
  t:attack "Flamebody Cannon"
  t:answer(1)
  t:equal(t.me.prizes_left, 5)
end)

test("Oh No You Don't: no fewer without one of one's own", function(t)
  knocked_out(t, { "svp-129" }, { "sv6pt5-39" })
  t:answer(1, 2)
  t:equal(t.me.prizes_left, 4)
end)

test("Oh No You Don't: only this Pokémon", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "sv8-72", energy = "PPP" } },
    opponent = { active = { "sv6pt5-39", damage = 180 }, bench = { munkidori } },
  }
  t:coins "T"
  t:attack "Speed Wing"
  t:answer(1, 2)
  t:equal(t.me.prizes_left, 4)
end)

test("Oh No You Don't: only by damage from an attack", function(t)
  t:position {
    ruleset = "sv",
    me = { active = "sv1-38" },
    opponent = {
      active = { munkidori, damage = 200, conditions = { "poisoned" } },
      bench = { "sv6pt5-39" },
    },
  }
  t:end_turn()
  t:answer(1, 2)
  t:equal(t.me.prizes_left, 4)
end)

test("Dirty Headbutt: not in the next turn, but in the one after it", function(t)
  t:position {
    ruleset = "sv",
    me = {
      active = { munkidori, energy = "DDW" },
      bench = { { munkidori, energy = "DDW" } },
      hand = { "bw1-104" },
    },
    opponent = { active = "me2pt5-31" },
  }
  t:attack "Dirty Headbutt"
  t:equal(t.opponent.active.damage, 190)
  t:end_turn()
  t:illegal("attack", "Dirty Headbutt")
  t:end_turn()
  t:end_turn()
  t:legal("attack", "Dirty Headbutt")
end)

test("Dirty Headbutt: another Munkidori ex can use it", function(t)
  t:position {
    ruleset = "sv",
    me = {
      active = { munkidori, energy = "DDW" },
      bench = { { munkidori, energy = "DDW" } },
      hand = { "bw1-104" },
    },
    opponent = { active = "me2pt5-31" },
  }
  t:attack "Dirty Headbutt"
  t:end_turn()
  t:play "bw1-104"
  t:legal("attack", "Dirty Headbutt")
end)
