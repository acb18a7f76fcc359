local function with(deck)
  return {
    ruleset = "sv",
    me = { active = "swsh1-140", hand = { "swsh1-173" }, deck = deck },
    opponent = { active = "swsh1-140" },
  }
end

local deck = { "dp1-123", "swsh1-22", "swsh1-59", "swsh1-165" }

test("Poké Kid: a Pokémon from the deck, shown", function(t)
  t:position(with(deck))
  t:play "swsh1-173"
  t:options { "swsh1-22", "swsh1-59" }
  t:answer "swsh1-59"
  t:equal(t.me.hand, { "swsh1-59" })
  t:equal(#t:events("card_shown"), 1)
  t:equal(#t:events("shuffled"), 1)
end)

test("Poké Kid: none need be taken", function(t)
  t:position(with(deck))
  t:play "swsh1-173"
  t:answer "stop"
  t:equal(t.me.hand, {})
end)

test("Poké Kid: not with an empty deck", function(t)
  t:position(with {})
  t:illegal("play", "swsh1-173")
end)
