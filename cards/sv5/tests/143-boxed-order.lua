local function with_deck(deck)
  return {
    ruleset = "sv",
    me = { active = "sv1-80", hand = { "sv5-143" }, deck = deck },
    opponent = { active = "sv1-38" },
  }
end

test("Boxed Order: two Item cards, shown, and the turn is over", function(t)
  t:position(with_deck { "sv1-181", "sv1-196", "xy0-34", "sv1-197", "sv1-180" })
  t:play "sv5-143"
  t:options { "sv1-181", "sv1-196", "xy0-34" }
  t:fails(function() t:answer("sv1-181", "sv1-196", "xy0-34") end, "takes 0 to 2 picks")
  t:answer("sv1-181", "xy0-34")
  t:equal(t.me.hand, { "sv1-181", "xy0-34" })
  t:equal(#t:events("card_shown"), 2)
  t:equal(t.turn_player, "opponent")
  t:events { { "shuffled", player = "me" }, only = { "shuffled" } }
end)

test("Boxed Order: none need be taken", function(t)
  t:position(with_deck { "sv1-181" })
  t:play "sv5-143"
  t:answer "stop"
  t:equal(t.me.hand, {})
  t:equal(t.turn_player, "opponent")
end)

test("Boxed Order: not with an empty deck", function(t)
  t:position(with_deck {})
  t:illegal("play", "sv5-143")
end)
