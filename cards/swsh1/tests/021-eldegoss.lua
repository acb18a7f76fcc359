local function with(bench, deck)
  return {
    ruleset = "sv",
    me = { active = { "swsh1-21", energy = "G" }, bench = bench, deck = deck },
    opponent = { active = "swsh1-140" },
  }
end

test("Blessing of Fluff: three Grass Energy cards, each where one likes", function(t)
  t:position(with({ "swsh1-11", "swsh1-15" }, {
    "dp1-123",
    "dp1-123",
    "dp1-124",
    "dp1-123",
    "dp1-123",
    "sm1-9",
  }))
  t:attack "Blessing of Fluff"
  t:options { "dp1-123" }
  t:fails(function() t:answer("dp1-123", "dp1-123", "dp1-123", "dp1-123") end, "takes 0 to 3 picks")
  t:answer("dp1-123", "dp1-123", "dp1-123")
  t:options { "bench 1", "bench 2" }
  t:answer "bench 2"
  t:answer "bench 1"
  t:answer "bench 2"
  t:changed {
    ["bench 1 energy"] = { "+ Grass Energy" },
    ["bench 2 energy"] = { "+ 2 Grass Energy" },
    ["me deck"] = { "- 3 Grass Energy" },
  }
  t:equal(#t:events("shuffled"), 1)
end)

test("Blessing of Fluff: fewer, and none", function(t)
  t:position(with({ "swsh1-11" }, { "dp1-123", "dp1-123" }))
  t:attack "Blessing of Fluff"
  t:answer "dp1-123"
  t:equal(t.me.bench[1].energy, "G")
  t:position(with({ "swsh1-11" }, { "dp1-123", "dp1-123" }))
  t:attack "Blessing of Fluff"
  t:answer "stop"
  t:changed {}
end)

test("Blessing of Fluff: nobody on the Bench, nothing to do", function(t)
  t:position(with({}, { "dp1-123", "dp1-123" }))
  t:attack "Blessing of Fluff"
  t:unchanged()
end)
