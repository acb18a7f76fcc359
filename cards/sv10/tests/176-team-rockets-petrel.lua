local function with(deck)
  return {
    ruleset = "sv",
    me = { active = "swsh1-140", hand = { "sv10-176" }, deck = deck },
    opponent = { active = "swsh1-140" },
  }
end

local deck = {
  "dp1-123",
  "swsh1-171",
  "swsh1-165",
  "swsh2-155",
  "swsh2-169",
  "swsh1-59",
  "swsh2-171",
}

test("Team Rocket's Petrel: a Trainer card from the deck, shown", function(t)
  t:position(with(deck))
  t:play "sv10-176"
  t:options { "swsh1-171", "swsh1-165", "swsh2-155", "swsh2-169" }
  t:answer "swsh1-165"
  t:equal(t.me.hand, { "swsh1-165" })
  t:equal(#t:events("card_shown"), 1)
  t:equal(#t:events("shuffled"), 1)
end)

test("Team Rocket's Petrel: none need be taken", function(t)
  t:position(with(deck))
  t:play "sv10-176"
  t:answer "stop"
  t:equal(t.me.hand, {})
end)

test("Team Rocket's Petrel: not with an empty deck", function(t)
  t:position(with {})
  t:illegal("play", "sv10-176")
end)
