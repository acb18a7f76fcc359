local function with(bench, discard)
  return {
    ruleset = "sv",
    me = {
      active = "sv5-77",
      bench = bench,
      hand = { "sv4-170" },
      discard = discard,
      deck = { "sv1-13", "sv1-14", "sv1-15", "sv1-36" },
    },
    opponent = { active = "sv1-38" },
  }
end

test("AF-01 EX-73 Professor Sada's Vitality: 2 Ancient Pokémon, and 3 cards", function(t)
  t:position(with({ "sv5-78", "sv5-79" }, { "dp1-127", "dp1-126", "sv5-162" }))
  t:play "sv4-170"
  t:options { "active", "bench 1" }
  t:fails(function() t:answer() end, "takes 1 to 2 picks")
  t:answer("active", "bench 1")
  t:options { "dp1-127", "dp1-126" }
  t:answer "dp1-126"
  t:equal(t.me.active.energy, "L")
  t:equal(t.me.bench[1].energy, "P")
  t:equal(t.me.hand, { "sv1-13", "sv1-14", "sv1-15" })
end)

test("Professor Sada's Vitality: one Pokémon is enough", function(t)
  t:position(with({ "sv5-78" }, { "dp1-127", "dp1-127" }))
  t:play "sv4-170"
  t:answer "bench 1"
  t:equal(t.me.bench[1].energy, "P")
  t:equal(t.me.active.energy, "")
  t:equal(#t.me.hand, 3)
end)

test("Professor Sada's Vitality: one Energy card for two", function(t)
  t:position(with({ "sv5-78" }, { "dp1-127" }))
  t:play "sv4-170"
  t:answer("bench 1", "active")
  t:equal(t.me.bench[1].energy, "P")
  t:equal(t.me.active.energy, "")
  t:equal(#t.me.hand, 3)
end)

test("Professor Sada's Vitality: not without Basic Energy there, nor Ancient Pokémon", function(t)
  t:position(with({ "sv5-78" }, { "sv5-162" }))
  t:illegal("play", "sv4-170")
  t:position {
    ruleset = "sv",
    me = { active = "sv5-79", hand = { "sv4-170" }, discard = { "dp1-127" } },
    opponent = { active = "sv1-38" },
  }
  t:illegal("play", "sv4-170")
end)

test("Professor Sada's Vitality: not three Pokémon, and Basic Energy alone", function(t)
  t:position(with({ "sv5-78", "sv5-78" }, { "dp1-127", "sv5-162" }))
  t:play "sv4-170"
  t:fails(function() t:answer("active", "bench 1", "bench 2") end, "takes 1 to 2 picks, not 3")
  t:answer("active", "bench 1")
  t:equal(t.me.active.energy .. t.me.bench[1].energy, "P")
  t:equal(#t.me.hand, 3)
end)
