local function with_hand(hand)
  return {
    ruleset = "sv",
    me = { active = "sv1-80", bench = { "sv1-54" }, hand = hand },
    opponent = { active = "sv1-38" },
  }
end

test("Energy Carnival: a basic Energy card beside the one for the turn, once", function(t)
  t:position(with_hand { "dp1-125", "dp1-125", "dp1-126", "base1-96" })
  t:use "Energy Carnival"
  t:options { "dp1-125", "dp1-126" }
  t:answer "dp1-126"
  t:options { "active", "bench 1" }
  t:answer "active"
  t:equal(t.me.active.energy, "L")
  t:illegal("use", "Energy Carnival")
  t:attach("dp1-125", "bench 1")
end)

test("Energy Carnival: not without a basic Energy card in hand", function(t)
  t:position(with_hand { "base1-96" })
  t:illegal("use", "Energy Carnival")
end)
