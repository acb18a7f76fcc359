local function nest_ball(deck, bench)
  return {
    ruleset = "sm",
    me = { active = "sm1-9", bench = bench, hand = { "sm1-123" }, deck = deck },
    opponent = { active = "sm1-99" },
  }
end

test("Nest Ball: a Basic Pokémon from the deck onto the Bench", function(t)
  t:position(nest_ball { "dp1-123", "sm1-24", "sm1-10" })
  t:play "sm1-123"
  t:options { "sm1-24" }
  t:answer "sm1-24"
  t:equal(t.me.bench[1].id, "sm1-24")
  t:equal(#t.me.deck, 2)
  t:events { { "shuffled", player = "me" } }
  t:equal(t.me.discard, { "sm1-123" })
end)

test("Nest Ball: none need be found", function(t)
  t:position(nest_ball { "sm1-24" })
  t:play "sm1-123"
  t:answer "stop"
  t:equal(#t.me.bench, 0)
end)

test("Nest Ball: not with a full Bench", function(t)
  t:position(nest_ball({ "sm1-24" }, { "sm1-4", "sm1-4", "sm1-4", "sm1-4", "sm1-4" }))
  t:illegal("play", "sm1-123")
end)

test("Nest Ball: not without a deck", function(t)
  t:position(nest_ball {})
  t:illegal("play", "sm1-123")
end)
