local function with(bench, deck)
  return {
    ruleset = "sv",
    me = { active = { "sv10-115", energy = "DD" }, bench = bench, deck = deck },
    opponent = { active = "sv1-38" },
  }
end

test("Dark Awakening: two Darkness Pokémon, each by a card of its own", function(t)
  t:position(with({ "sv10-114", "xy0-16", "sv1-84" }, { "sv10-115", "xy0-17", "sv1-85" }))
  t:attack "Dark Awakening"
  t:options { "active", "bench 1", "bench 2" }
  t:answer("bench 2", "bench 1")
  t:options { "xy0-17" }
  t:answer "xy0-17"
  t:options { "sv10-115" }
  t:answer "sv10-115"
  t:equal(t.me.bench[1].id, "sv10-115")
  t:equal(t.me.bench[2].id, "xy0-17")
  t:equal(#t:events("shuffled"), 1)
end)

test("Dark Awakening: one alone, and its card is not there", function(t)
  t:position(with({ "xy0-16" }, { "sv10-115" }))
  t:attack "Dark Awakening"
  t:answer "bench 1"
  t:options {}
  t:answer "stop"
  t:equal(t.me.bench[1].id, "xy0-16")
  t:equal(#t:events("shuffled"), 1)
end)

test("Scratch", function(t)
  t:position(with({}, { "dp1-123" }))
  t:attack "Scratch"
  t:equal(t.opponent.active.damage, 50)
end)
