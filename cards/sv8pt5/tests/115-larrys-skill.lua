local skill = "sv8pt5-115"

local function position(hand, deck)
  return {
    ruleset = "sv",
    me = { active = "sv1-13", hand = hand, deck = deck },
    opponent = { active = "sv1-13", hand = { "dp1-123" } },
  }
end

local deck = {
  "sv1-37",
  "sv1-36",
  "sv1-180",
  "sv1-176",
  "dp1-123",
  "dp1-124",
  "sv2-193",
  "sv8-175",
}

test("Larry's Skill: a Pokémon, a Supporter and a Basic Energy card for the hand", function(t)
  t:position(position({ skill, "dp1-125", "sv1-52" }, deck))
  t:play(skill)
  t:options { "sv1-37", "sv1-36" }
  t:answer "sv1-37"
  t:options { "sv1-180", "sv1-176" }
  t:answer "sv1-180"
  t:options { "dp1-123", "dp1-124" }
  t:answer "dp1-124"
  t:equal(t.me.hand, { "sv1-37", "sv1-180", "dp1-124" })
  t:equal(t.me.discard, { "dp1-125", "sv1-52", skill })
  t:equal(#t.me.deck, 5)
  t:equal(#t.opponent.hand, 1)
  t:equal(#t:events("card_shown"), 3)
  t:equal(#t:events("shuffled"), 1)
end)

test("Larry's Skill: each of them may be left", function(t)
  t:position(position({ skill, "dp1-125" }, deck))
  t:play(skill)
  t:answer "stop"
  t:answer "sv1-176"
  t:answer "stop"
  t:equal(t.me.hand, { "sv1-176" })
  t:equal(t.me.discard, { "dp1-125", skill })
end)

test("Larry's Skill: with no other card in hand", function(t)
  t:position(position({ skill }, { "sv1-36", "sv2-193", "sv8-175" }))
  t:play(skill)
  t:answer "sv1-36"
  t:answer()
  t:answer()
  t:equal(t.me.hand, { "sv1-36" })
end)
