local function with(bench, deck)
  return {
    ruleset = "sv",
    me = { active = { "swsh1-20", energy = "G" }, bench = bench, deck = deck },
    opponent = { active = "swsh1-140" },
  }
end

test("Call for Family: up to 3 Basic Pokémon come onto the Bench", function(t)
  t:position(with({}, { "swsh1-21", "swsh1-11", "swsh1-5", "dp1-123", "swsh1-7", "swsh1-140" }))
  t:attack "Call for Family"
  t:options { "swsh1-11", "swsh1-5", "swsh1-7", "swsh1-140" }
  t:fails(
    function() t:answer("swsh1-11", "swsh1-5", "swsh1-7", "swsh1-140") end,
    "takes 0 to 3 picks"
  )
  t:answer("swsh1-11", "swsh1-7", "swsh1-140")
  t:equal(#t.me.bench, 3)
  t:equal(t.me.bench[3].id, "swsh1-140")
  t:equal(#t:events("shuffled"), 1)
end)

test("Call for Family: none need be taken", function(t)
  t:position(with({}, { "swsh1-21", "swsh1-11", "swsh1-5" }))
  t:attack "Call for Family"
  t:answer "stop"
  t:equal(#t.me.bench, 0)
end)

test("Call for Family: no more than there is room for", function(t)
  t:position(with({ "swsh1-11", "swsh1-11", "swsh1-11", "swsh1-11" }, {
    "swsh1-11",
    "swsh1-5",
    "swsh1-7",
  }))
  t:attack "Call for Family"
  t:answer "swsh1-7"
  t:equal(#t.me.bench, 5)
  t:equal(#t.me.deck, 2)
end)

test("Call for Family: with a full Bench nobody comes", function(t)
  t:position(with({ "swsh1-11", "swsh1-11", "swsh1-11", "swsh1-11", "swsh1-11" }, {
    "swsh1-11",
    "swsh1-5",
  }))
  t:attack "Call for Family"
  t:answer "stop"
  t:equal(#t.me.deck, 2)
end)
