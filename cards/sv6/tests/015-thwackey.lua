test("Boom Boom Groove: any card of the deck, once for each Thwackey", function(t)
  t:position {
    ruleset = "sv",
    me = {
      active = "sv8pt5-20",
      bench = { "sv6-15", "sv6-15" },
      deck = { "dp1-123", "sv1-36", "sv6-156", "dp1-124" },
    },
    opponent = { active = "sv1-36" },
  }
  t:use("Boom Boom Groove", "bench 1")
  t:options { "dp1-123", "sv1-36", "sv6-156", "dp1-124" }
  t:fails(function() t:answer "stop" end, "takes 1 to 1 picks, not 0")
  t:answer "sv6-156"
  t:equal(t.me.hand, { "sv6-156" })
  t:equal(#t:events("shuffled"), 1)
  t:illegal("use", "Boom Boom Groove", "bench 1")
  t:use("Boom Boom Groove", "bench 2")
  t:answer "dp1-124"
  t:equal(t.me.hand, { "sv6-156", "dp1-124" })
  t:illegal("use", "Boom Boom Groove", "bench 2")
end)

test("Boom Boom Groove: not with Festival Lead on the Bench only", function(t)
  t:position {
    ruleset = "sv",
    me = { active = "sv6-15", bench = { "sv8pt5-20" } },
    opponent = { active = "sv8pt5-20" },
  }
  t:illegal("use", "Boom Boom Groove")
end)

test("Boom Boom Groove: not without a deck", function(t)
  t:position {
    ruleset = "sv",
    me = { active = "sv8pt5-20", bench = { "sv6-15" }, deck = {} },
    opponent = { active = "sv1-36" },
  }
  t:illegal("use", "Boom Boom Groove")
end)

test("Boom Boom Groove: not without the Ability Festival Lead in the Active Spot", function(t)
  t:position {
    ruleset = "sv",
    me = { active = "sv1-36", bench = { "sv6-15" } },
    opponent = { active = "sv1-36" },
  }
  t:illegal("use", "Boom Boom Groove")
end)

test("Boom Boom Groove: Thwackey's own Ability is none of that name", function(t)
  t:position {
    ruleset = "sv",
    me = { active = "sv6-15", bench = { "sv6-15" } },
    opponent = { active = "sv1-36" },
  }
  t:illegal("use", "Boom Boom Groove")
end)

test("Beat", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "sv6-15", energy = "GG" } },
    opponent = { active = "sv1-38" },
  }
  t:attack "Beat"
  t:equal(t.opponent.active.damage, 50)
end)
