local function experiment(deck)
  return {
    ruleset = "sv",
    me = { active = "sm1-24", hand = { "swsh11-155" }, deck = deck },
    opponent = { active = "sm1-42" },
  }
end

test("Colress's Experiment: 3 of the top 5 cards, the others are lost", function(t)
  t:position(experiment { "sm1-24", "sm1-39", "sm1-9", "dp1-124", "dp1-125", "sm1-40" })
  t:play "swsh11-155"
  t:fails(function() t:answer("dp1-125", "sm1-39") end, "takes 3 to 3 picks")
  t:fails(function() t:answer("dp1-125", "sm1-39", "sm1-24", "sm1-9") end, "takes 3 to 3 picks")
  t:answer("dp1-125", "sm1-39", "sm1-24")
  t:equal(t:events("shuffled"), {})
  t:changed {
    ["me hand"] = { "- Colress's Experiment", "+ Litten", "+ Popplio", "+ Water Energy" },
    ["me deck"] = { "- Litten", "- Popplio", "- Rowlet", "- Fire Energy", "- Water Energy" },
    ["me lost zone"] = { "+ Rowlet", "+ Fire Energy" },
    ["me discard"] = { "+ Colress's Experiment" },
  }
end)

test("Colress's Experiment: a deck of 2 cards", function(t)
  t:position(experiment { "sm1-24", "sm1-39" })
  t:play "swsh11-155"
  t:answer("sm1-24", "sm1-39")
  t:equal(t.me.hand, { "sm1-24", "sm1-39" })
end)

test("Colress's Experiment: not with an empty deck", function(t)
  t:position(experiment {})
  t:illegal("play", "swsh11-155")
end)
