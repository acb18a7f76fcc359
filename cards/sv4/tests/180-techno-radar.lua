local function with(hand, deck)
  return {
    ruleset = "sv",
    me = { active = "sv1-80", hand = hand, deck = deck },
    opponent = { active = "sv1-38" },
  }
end

local deck = { "sv5-79", "sv5-61", "sv5-77", "sv1-13", "sv4-164" }

test("AF-01 Techno Radar: Future Pokémon, no other Future cards", function(t)
  t:position(with({ "sv4-180", "sv1-52", "sv1-36" }, deck))
  t:play "sv4-180"
  t:options { "sv1-52", "sv1-36" }
  t:answer "sv1-52"
  t:options { "sv5-79", "sv5-61" }
  t:answer("sv5-79", "sv5-61")
  t:equal(t.me.hand, { "sv1-36", "sv5-79", "sv5-61" })
  t:equal(t.me.discard, { "sv1-52", "sv4-180" })
  t:equal(#t:events("card_shown"), 2)
  t:equal(#t:events("shuffled"), 1)
end)

test("Techno Radar: none need be taken", function(t)
  t:position(with({ "sv4-180", "sv1-52" }, deck))
  t:play "sv4-180"
  t:answer "stop"
  t:equal(t.me.hand, {})
end)

test("Techno Radar: not without another card, nor with an empty deck", function(t)
  t:position(with({ "sv4-180" }, deck))
  t:illegal("play", "sv4-180")
  t:position(with({ "sv4-180", "sv1-52" }, {}))
  t:illegal("play", "sv4-180")
end)

test("Techno Radar: not three", function(t)
  t:position(with({ "sv4-180", "sv1-52" }, { "sv5-79", "sv5-61", "sv5-79" }))
  t:play "sv4-180"
  t:fails(function() t:answer("sv5-79", "sv5-61", "sv5-79") end, "takes 0 to 2 picks, not 3")
  t:answer("sv5-79", "sv5-61")
end)
