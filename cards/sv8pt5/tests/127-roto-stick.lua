local stick, iono, research = "sv8pt5-127", "sv2-185", "sv1-189"

local function with(deck)
  return {
    ruleset = "sv",
    me = { active = "sv1-80", hand = { "2 " .. stick }, deck = deck },
    opponent = { active = "sv1-80" },
  }
end

test("Roto-Stick: any number of Supporters from the top 4 cards", function(t)
  t:position(with { research, iono, "sv1-13", research, iono, "dp1-123" })
  t:play(stick)
  t:options { research, iono }
  t:answer(research, iono, research)
  t:equal(t.me.hand, { stick, research, iono, research })
  t:equal(#t.me.deck, 3)
  t:equal(#t:events("card_shown"), 3)
  t:equal(#t:events("shuffled"), 1)
  t:legal("play", stick)
end)

test("Roto-Stick: all 4, or some, or none", function(t)
  t:position(with { "4 " .. iono, "dp1-123" })
  t:play(stick)
  t:answer(iono, iono, iono, iono)
  t:equal(t.me.deck, { "dp1-123" })
  t:position(with { "4 " .. iono, "dp1-123" })
  t:play(stick)
  t:answer(iono)
  t:equal(t.me.hand, { stick, iono })
  t:position(with { "4 " .. iono, "dp1-123" })
  t:play(stick)
  t:answer "stop"
  t:equal(t.me.hand, { stick })
  t:equal(#t.me.deck, 5)
  t:equal(#t:events("shuffled"), 1)
end)

test("Roto-Stick: not the 5th card, and no other cards", function(t)
  t:position(with { "sv1-13", "bw1-104", "sv1-178", "sv1-193", iono })
  t:play(stick)
  for _, id in ipairs { "sv1-13", "bw1-104", iono } do
    t:fails(function() t:answer(id) end, "is not an option")
  end
  t:answer "stop"
  t:equal(t.me.hand, { stick })
  t:equal(#t:events("shuffled"), 1)
end)

test("Roto-Stick: a deck of fewer cards, or none", function(t)
  t:position(with { iono })
  t:play(stick)
  t:answer(iono)
  t:equal(t.me.deck, {})
  t:illegal("play", stick)
end)
