local flute = "sv6-142"

local function with(deck, bench)
  return {
    ruleset = "sv",
    me = { active = "sv1-38", hand = { flute, flute } },
    opponent = { active = "sv1-38", bench = bench, deck = deck },
  }
end

local deck = { "sv1-13", "sv1-14", "dp1-124", "sv1-36", "sv1-65", "sv1-52", "sv1-63" }

test("Accompanying Flute: Basic Pokémon of the top 5 onto the opponent's Bench", function(t)
  t:position(with(deck))
  t:play(flute)
  t:equal(t:asked(), "me")
  t:options { "sv1-13", "sv1-36" }
  t:answer("sv1-13", "sv1-36")
  t:equal(#t.opponent.bench, 2)
  t:equal(t.opponent.bench[1].id, "sv1-13")
  t:equal(t.opponent.bench[2].id, "sv1-36")
  t:equal(#t.me.bench, 0)
  t:equal(#t.opponent.deck, 5)
  t:equal(#t:events("card_shown"), 5)
  t:events { { "shuffled", player = "opponent" } }
  t:legal("play", flute)
end)

test("Accompanying Flute: one, or none", function(t)
  t:position(with(deck))
  t:play(flute)
  t:answer "sv1-36"
  t:equal(#t.opponent.bench, 1)
  t:position(with(deck))
  t:play(flute)
  t:answer "stop"
  t:equal(#t.opponent.bench, 0)
  t:equal(#t.opponent.deck, 7)
end)

test("Accompanying Flute: no more than the Bench has room for", function(t)
  t:position(with(deck, { "sv1-80", "sv1-80", "sv1-80", "sv1-80" }))
  t:play(flute)
  t:answer "sv1-36"
  t:equal(#t.opponent.bench, 5)
end)

test("Accompanying Flute: not if the opponent's Bench is full; mine may be", function(t)
  local full = { "sv1-80", "sv1-80", "sv1-80", "sv1-80", "sv1-80" }
  t:position(with(deck, full))
  t:illegal("play", flute)
  local position = with(deck)
  position.me.bench = full
  t:position(position)
  t:play(flute)
  t:answer("sv1-13", "sv1-36")
  t:equal(#t.opponent.bench, 2)
end)

test("Accompanying Flute: without a Basic Pokémon among them none", function(t)
  t:position(with { "sv1-14", "dp1-124", "sv1-65", "sv1-178", "dp1-124", "sv1-13" })
  t:play(flute)
  t:equal(#t.opponent.bench, 0)
  t:equal(#t:events("card_shown"), 5)
end)

test("Accompanying Flute: not against an empty deck", function(t)
  t:position(with {})
  t:illegal("play", flute)
end)
