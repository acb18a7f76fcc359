local waitress = "me2pt5-215"

local function serve(deck)
  return {
    ruleset = "sv",
    me = { active = "sv1-13", bench = { "sv1-36" }, hand = { waitress, "sv1-180" }, deck = deck },
    opponent = { active = "sv6-61" },
  }
end

test("Waitress: a Basic Energy card of the top 6 goes to one of my Pokémon", function(t)
  t:position(serve { "sv1-13", "dp1-124", "sv9-159", "sv1-180", "sv1-181", "dp1-123", "dp1-125" })
  t:play(waitress)
  t:options { "dp1-124", "dp1-123" }
  t:answer "dp1-123"
  t:options { "active", "bench 1" }
  t:answer "bench 1"
  t:equal(t.me.bench[1].energy, "G")
  t:equal(#t.me.deck, 6)
  t:equal(t.me.hand, { "sv1-180" })
  t:equal(t.me.discard, { waitress })
  t:equal(#t:events("shuffled"), 1)
end)

test("Waitress: it is not the Energy for the turn", function(t)
  local position = serve { "dp1-124" }
  position.me.hand = { waitress, "dp1-123" }
  t:position(position)
  t:play(waitress)
  t:answer "dp1-124"
  t:answer "active"
  t:attach("dp1-123", "active")
  t:equal(t.me.active.attached, { "dp1-124", "dp1-123" })
end)

test("Waitress: with none there, the cards are shuffled back", function(t)
  t:position(serve { "6 sv1-13", "dp1-123" })
  t:play(waitress)
  t:equal(t.me.active.energy, "")
  t:equal(#t.me.deck, 7)
  t:equal(#t:events("shuffled"), 1)
end)

test("Waitress: only 1 Supporter card during a turn", function(t)
  t:position(serve { "6 sv1-13" })
  t:play "sv1-180"
  t:illegal("play", waitress)
end)
