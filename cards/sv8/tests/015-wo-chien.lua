local function position(energy, deck, bench)
  return {
    ruleset = "sv",
    me = { active = { "sv8-15", energy = energy }, bench = { "sv5-123" }, deck = deck },
    opponent = { active = "sv5-123", bench = bench },
  }
end

local three = { "sv5-123", "sv10-97", "me1-22" }

test("Hazardous Greed: with 3 cards in the deck, 120 to 2 Benched Pokémon", function(t)
  t:position(position("GG", { "3 dp1-123" }, { "sv5-123", "me1-22", "sv2-149" }))
  t:attack "Hazardous Greed"
  t:options { "opponent bench 1", "opponent bench 2", "opponent bench 3" }
  t:fails(function() t:answer "opponent bench 1" end, "picks")
  t:answer("opponent bench 1", "opponent bench 2")
  t:changed {
    ["opponent active damage"] = 20,
    ["opponent bench 1 damage"] = 120,
    ["opponent bench 2 damage"] = 120,
  }
end)

test("Hazardous Greed: without Weakness, and to the only one", function(t)
  t:position(position("GG", {}, { "sv10-110" }))
  t:attack "Hazardous Greed"
  t:changed { ["opponent active damage"] = 20, ["opponent bench 1 damage"] = 120 }
end)

test("Hazardous Greed: with 4 cards only 20", function(t)
  t:position(position("GG", { "4 dp1-123" }, three))
  t:attack "Hazardous Greed"
  t:changed { ["opponent active damage"] = 20 }
end)

test("Entangling Whip: discards the top 3 cards of your deck", function(t)
  t:position(position("GGG", { "dp1-123", "dp1-124", "dp1-125", "dp1-126" }, three))
  t:attack "Entangling Whip"
  t:equal(t.opponent.active.damage, 130)
  t:equal(t.me.discard, { "dp1-123", "dp1-124", "dp1-125" })
  t:equal(t.me.deck, { "dp1-126" })
  t:equal(#t.opponent.discard, 0)
end)
