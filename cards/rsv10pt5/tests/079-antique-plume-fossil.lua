local function attacked(plume)
  return {
    ruleset = "sv",
    turn = 5,
    me = { active = { "me1-43", energy = "W" } },
    opponent = plume == "active" and { active = "rsv10pt5-79", bench = { "sv9-64" } }
      or { active = "sv9-64", bench = { "rsv10pt5-79" } },
  }
end

test("Plume Protection: no damage of the opponent's attacks while it is Benched", function(t)
  t:position(attacked "bench")
  t:coins "T"
  t:attack "Chilling Wings"
  t:equal(t.opponent.bench[1].damage, 0)
  t:equal(t.opponent.active.damage, 20)
end)

test("Plume Protection: not while it is Active", function(t)
  t:position(attacked "active")
  t:attack "Chilling Wings"
  t:equal(t.opponent.active.damage, 20)
end)

test("FOS-04: it may be discarded from play", function(t)
  t:position {
    ruleset = "sv",
    turn = 5,
    me = { active = "sv9-64", bench = { "rsv10pt5-79" } },
    opponent = { active = "sv9-64" },
  }
  t:use("Fossil", "bench 1")
  t:equal(t.me.discard, { "rsv10pt5-79" })
  t:equal(t.opponent.prizes_left, 6)
end)
