local function corsola(deck, bench)
  return {
    ruleset = "sm",
    me = { active = { "sm1-36", energy = "W" }, bench = bench, deck = deck },
    opponent = { active = "sm1-99" },
  }
end

test("Call for Family: two Basic Pokémon from the deck onto the Bench", function(t)
  t:position(corsola({ "sm1-9", "sm1-10", "sm1-24", "dp1-125", "sm1-39" }, {}))
  t:attack "Call for Family"
  t:options { "sm1-9", "sm1-24", "sm1-39" }
  t:fails(function() t:answer("sm1-9", "sm1-24", "sm1-39") end, "takes 0 to 2 picks")
  t:answer("sm1-9", "sm1-24")
  t:equal(t.me.bench[1].id, "sm1-9")
  t:equal(t.me.bench[2].id, "sm1-24")
  t:equal(#t.me.deck, 3)
  t:events { { "shuffled", player = "me" } }
end)

test("Call for Family: no more than there is room for", function(t)
  t:position(corsola({ "sm1-9", "sm1-24" }, { "sm1-4", "sm1-4", "sm1-4", "sm1-4" }))
  t:attack "Call for Family"
  t:fails(function() t:answer("sm1-9", "sm1-24") end, "takes 0 to 1 picks")
  t:answer "sm1-24"
  t:equal(#t.me.bench, 5)
  t:equal(t.me.bench[5].id, "sm1-24")
end)

test("Call for Family: none need be found", function(t)
  t:position(corsola({ "sm1-9" }, {}))
  t:attack "Call for Family"
  t:answer "stop"
  t:equal(#t.me.bench, 0)
end)
