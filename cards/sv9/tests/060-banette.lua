local function position(theirs)
  return {
    ruleset = "sv",
    me = { active = { "sv9-60", energy = "P" }, hand = { "4 dp1-123" } },
    opponent = { active = "sv1-13", hand = theirs, deck = { "3 dp1-128" } },
  }
end

test("Cursed Words: the opponent chooses 3 cards and shuffles them into the deck", function(t)
  t:position(position { "dp1-123", "dp1-124", "dp1-125", "dp1-126" })
  t:shuffle "dp1-128"
  t:attack "Cursed Words"
  t:equal(t:asked(), "opponent")
  t:answer("dp1-123", "dp1-124", "dp1-126")
  t:equal(t.opponent.hand, { "dp1-125", "dp1-128" })
  t:equal(#t.opponent.deck, 5)
  t:equal(#t.opponent.discard, 0)
  t:equal(#t.me.hand, 4)
  t:equal(#t:events("shuffled"), 1)
end)

test("Cursed Words: all of 2 cards", function(t)
  t:position(position { "dp1-123", "dp1-124" })
  t:shuffle "dp1-128"
  t:attack "Cursed Words"
  t:equal(t.opponent.hand, { "dp1-128" })
  t:equal(#t.opponent.deck, 4)
end)
