local L = "dp1-126"

local function with(bench, deck)
  return {
    ruleset = "sv",
    me = { active = "sv1-80", bench = bench, hand = { "sv1-170" }, deck = deck },
    opponent = { active = "sv1-38" },
  }
end

test("Electric Generator: two Energy cards on two Benched Lightning Pokémon", function(t)
  t:position(with({ "sv1-80", "sv1-13", "sv1-78" }, { "sv1-13", L, L, L, "dp1-123", L }))
  t:play "sv1-170"
  t:options { L }
  t:fails(function() t:answer(L, L, L) end, "takes 0 to 2 picks")
  t:answer(L, L)
  t:options { "bench 1", "bench 3" }
  t:answer "bench 1"
  t:answer "bench 3"
  t:equal(t.me.bench[1].energy, "L")
  t:equal(t.me.bench[3].energy, "L")
  t:equal(#t.me.deck, 4)
end)

test("Electric Generator: both on one, or none at all", function(t)
  t:position(with({ "sv1-80", "sv1-78" }, { L, L, L, L, L }))
  t:play "sv1-170"
  t:answer(L, L)
  t:answer "bench 1"
  t:answer "bench 1"
  t:equal(t.me.bench[1].energy, "LL")
  t:position(with({ "sv1-80" }, { L, L }))
  t:play "sv1-170"
  t:answer "stop"
  t:equal(#t.me.deck, 2)
end)

test("Electric Generator: only the top five cards", function(t)
  t:position(with({ "sv1-80" }, { "sv1-13", "sv1-13", "sv1-13", "sv1-13", "dp1-123", L }))
  t:play "sv1-170"
  t:equal(t.me.bench[1].energy, "")
  t:equal(#t.me.deck, 6)
  t:equal(#t:events("shuffled"), 1)
end)

test("Electric Generator: not without a Benched Lightning Pokémon and a deck", function(t)
  t:position(with({ "sv1-80" }, {}))
  t:illegal("play", "sv1-170")
  t:position(with({ "sv1-13" }, { L }))
  t:illegal("play", "sv1-170")
end)

test("Electric Generator: the fifth card is looked at, and no Pokémon is Energy", function(t)
  local P = "sv1-13"
  t:position(with({ "sv1-80" }, { P, P, P, "sv1-80", L, P }))
  t:play "sv1-170"
  t:options { L }
  t:answer(L)
  t:equal(t.me.bench[1].energy, "L")
end)
