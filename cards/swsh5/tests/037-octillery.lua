local function octillery(bench)
  return {
    ruleset = "sv",
    me = {
      active = "swsh5-37",
      bench = bench,
      deck = { "sm1-24", "swsh5-36", "swsh5-138", "swsh5-137", "dp1-124" },
    },
    opponent = { active = "sm1-42" },
  }
end

test("Rapid Strike Search: a Rapid Strike card of any kind", function(t)
  t:position(octillery())
  t:use "Rapid Strike Search"
  t:options { "swsh5-36", "swsh5-138" }
  t:answer "swsh5-138"
  t:equal(t.me.hand, { "swsh5-138" })
  t:equal(#t:events("card_shown"), 1)
  t:events { { "shuffled", player = "me" }, only = { "shuffled" } }
end)

test("Rapid Strike Search: none need be taken", function(t)
  t:position(octillery())
  t:use "Rapid Strike Search"
  t:answer "stop"
  t:equal(t.me.hand, {})
end)

test("Rapid Strike Search: once a turn, whichever Octillery uses it", function(t)
  t:position(octillery { "swsh5-37" })
  t:use("Rapid Strike Search", "active")
  t:answer "swsh5-36"
  t:illegal("use", "Rapid Strike Search", "active")
  t:illegal("use", "Rapid Strike Search", "bench 1")
  t:end_turn()
  t:end_turn()
  t:legal("use", "Rapid Strike Search", "bench 1")
end)

test("Rapid Strike Search: not with an empty deck", function(t)
  t:position {
    ruleset = "sv",
    me = { active = "swsh5-37", deck = {} },
    opponent = { active = "sm1-42" },
  }
  t:illegal("use", "Rapid Strike Search")
end)
