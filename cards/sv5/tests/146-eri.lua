local function against(hand)
  return {
    ruleset = "sv",
    me = { active = "sv1-80", hand = { "sv5-146" } },
    opponent = { active = "sv1-38", hand = hand },
  }
end

test("Eri: two Item cards of the opponent's hand", function(t)
  t:position(against { "sv1-181", "sv1-180", "sv1-196", "xy0-34", "sv1-197" })
  t:play "sv5-146"
  t:options { "sv1-181", "sv1-196", "xy0-34" }
  t:fails(function() t:answer("sv1-181", "sv1-196", "xy0-34") end, "takes 1 to 2 picks")
  t:answer("sv1-181", "xy0-34")
  t:equal(t.opponent.hand, { "sv1-180", "sv1-196", "sv1-197" })
  t:equal(t.opponent.discard, { "sv1-181", "xy0-34" })
  t:equal(#t:events("card_shown"), 5)
end)

test("Eri: no Item card there", function(t)
  t:position(against { "sv1-180" })
  t:play "sv5-146"
  t:answer "stop"
  t:equal(t.opponent.hand, { "sv1-180" })
end)

test("Eri: not against an empty hand", function(t)
  t:position(against {})
  t:illegal("play", "sv5-146")
end)
