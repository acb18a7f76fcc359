local move, nickit = "me2-90", "me1-89"

local function pick(t, count)
  for place = count, 2, -1 do t:pick(place) end
end

local function position(deck, bench, turn)
  return {
    ruleset = "sv",
    turn = turn or 3,
    me = { active = "sv1-13", bench = bench, hand = { move }, deck = deck },
    opponent = { active = "sv1-13" },
  }
end

test("Grimsley's Move: a Darkness Pokémon of the top 7, the others to the bottom", function(t)
  t:position(position { "6 dp1-123", nickit, "dp1-125" })
  t:play(move)
  t:answer(nickit)
  pick(t, 6)
  t:equal(t.me.bench[1].id, nickit)
  t:equal(t.me.deck, {
    "dp1-125",
    "dp1-123",
    "dp1-123",
    "dp1-123",
    "dp1-123",
    "dp1-123",
    "dp1-123",
  })
  t:equal(t.me.discard, { move })
end)

test("Grimsley's Move: not the eighth card", function(t)
  t:position(position { "7 dp1-123", nickit })
  t:play(move)
  pick(t, 7)
  t:equal(#t.me.bench, 0)
  t:equal(t.me.deck[1], nickit)
end)

test("Grimsley's Move: an Evolution Pokémon, too, and no other type", function(t)
  t:position(position { "sv1-13", "me2-55", "sv1-36", "dp1-129", "4 dp1-123" })
  t:play(move)
  t:options { "me2-55" }
  t:answer "me2-55"
  pick(t, 6)
  t:equal(t.me.bench[1].id, "me2-55")
end)

test("Grimsley's Move: one of two", function(t)
  t:position(position { nickit, nickit, "6 dp1-123" })
  t:play(move)
  t:answer(nickit)
  pick(t, 6)
  t:equal(#t.me.bench, 1)
  t:equal(#t.me.deck, 7)
end)

test("Grimsley's Move: not with a full Bench", function(t)
  local five = { "sv1-13", "sv1-13", "sv1-13", "sv1-13", "sv1-13" }
  t:position(position({ nickit, "dp1-123" }, five))
  t:illegal("play", move)
end)

test("Grimsley's Move: not in the own first turn", function(t)
  t:position(position({ nickit, "dp1-123" }, nil, 1))
  t:illegal("play", move)
  t:position(position({ nickit, "dp1-123" }, nil, 2))
  t:illegal("play", move)
  t:position(position({ nickit, "dp1-123" }, nil, 3))
  t:legal("play", move)
  t:position(position({ nickit, "dp1-123" }, nil, 4))
  t:legal("play", move)
end)
