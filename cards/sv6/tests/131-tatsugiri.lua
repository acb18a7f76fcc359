local tatsugiri, iono, research = "sv6-131", "sv2-185", "sv1-189"

local function attract(active, bench, deck)
  return {
    ruleset = "sv",
    me = { active = active, bench = bench, deck = deck },
    opponent = { active = "sv1-80" },
  }
end

test("Attract Customers: a Supporter from the top 6 cards", function(t)
  t:position(attract(tatsugiri, { "sv1-13" }, {
    "sv1-13",
    research,
    "bw1-104",
    "sv1-178",
    "sv1-193",
    iono,
    "sv7-138",
    "dp1-123",
  }))
  t:use "Attract Customers"
  t:options { research, iono }
  t:fails(function() t:answer(research, iono) end, "picks")
  t:answer(iono)
  t:equal(t.me.hand, { iono })
  t:equal(#t.me.deck, 7)
  t:equal(#t:events("card_shown"), 1)
  t:equal(#t:events("shuffled"), 1)
  t:illegal("use", "Attract Customers")
end)

test("Attract Customers: not the 7th card, and not another card", function(t)
  t:position(attract(tatsugiri, {}, { "4 sv1-13", "bw1-104", "sv1-178", research }))
  t:use "Attract Customers"
  for _, id in ipairs { "sv1-13", "bw1-104", research } do
    t:fails(function() t:answer(id) end, "is not an option")
  end
  t:answer "stop"
  t:equal(t.me.hand, {})
  t:equal(#t:events("shuffled"), 1)
end)

test("Attract Customers: none need be taken; with fewer than 6 cards", function(t)
  t:position(attract(tatsugiri, {}, { research, "sv1-13" }))
  t:use "Attract Customers"
  t:answer "stop"
  t:equal(t.me.hand, {})
  t:position(attract(tatsugiri, {}, { research, "sv1-13" }))
  t:use "Attract Customers"
  t:answer(research)
  t:equal(t.me.deck, { "sv1-13" })
end)

test("Attract Customers: only in the Active Spot, and with a deck", function(t)
  t:position(attract("sv1-13", { tatsugiri }, { research }))
  t:illegal("use", "Attract Customers")
  t:position(attract(tatsugiri, {}, {}))
  t:illegal("use", "Attract Customers")
end)

test("Attract Customers: another Tatsugiri in the same turn, and again in the next", function(t)
  local position = attract({ tatsugiri, energy = "R" }, { tatsugiri }, { "6 " .. research })
  t:position(position)
  t:use "Attract Customers"
  t:answer(research)
  t:retreat "bench 1"
  t:use "Attract Customers"
  t:answer(research)
  t:equal(#t.me.hand, 2)
  t:end_turn()
  t:illegal("use", "Attract Customers")
  t:end_turn()
  t:legal("use", "Attract Customers")
end)
