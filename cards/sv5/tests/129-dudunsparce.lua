local function run(deck, bench)
  return {
    ruleset = "sv",
    me = {
      active = "sv1-38",
      bench = bench
        or { { "sv5-129", energy = "GG", attached = { "sv1-193" }, damage = 20 }, "sv1-13" },
      hand = { "sv1-36" },
      deck = deck,
    },
    opponent = { active = "sv1-38" },
  }
end

test("Run Away Draw: 3 cards, then it goes into the deck with all cards", function(t)
  t:position(run { "3 dp1-126", "dp1-127" })
  t:use "Run Away Draw"
  t:changed {
    ["bench 1"] = "Sprigatito (was me bench 2)",
    ["bench 2"] = "nothing",
    ["me hand"] = { "+ 3 Lightning Energy" },
    ["me deck"] = true,
  }
  t:equal(#t.me.deck, 6)
  t:equal(t.me.discard, {})
  t:events { { "drew" }, { "shuffled", player = "me" } }
end)

test("Run Away Draw: fewer cards, too", function(t)
  t:position(run { "dp1-126" })
  t:use "Run Away Draw"
  t:equal(t.me.hand, { "sv1-36", "dp1-126" })
  t:equal(#t.me.bench, 1)
  t:equal(#t.me.deck, 5)
end)

test("Run Away Draw: not with an empty deck", function(t)
  t:position(run {})
  t:illegal("use", "Run Away Draw")
end)

test("Run Away Draw: from the Active Spot another Pokémon is promoted", function(t)
  t:position {
    ruleset = "sv",
    me = { active = "sv5-129", bench = { "sv1-13", "sv1-38" }, deck = { "4 dp1-126" } },
    opponent = { active = "sv1-38" },
  }
  t:use "Run Away Draw"
  t:answer "bench 2"
  t:equal(t.me.active.id, "sv1-38")
  t:equal(t.opponent.prizes_left, 6)
  t:equal(t.turn_player, "me")
end)

test("Run Away Draw: each Dudunsparce once", function(t)
  t:position(run({ "8 dp1-126" }, { "sv5-129", "sv5-129" }))
  t:use("Run Away Draw", "bench 1")
  t:use("Run Away Draw", "bench 1")
  t:equal(#t.me.bench, 0)
  t:equal(#t.me.hand, 7)
end)
