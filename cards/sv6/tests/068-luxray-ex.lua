local function gaze(hand)
  return {
    ruleset = "sv",
    me = { active = { "sv6-68", energy = "GG" }, hand = { "sv1-181" } },
    opponent = { active = "me1-36", hand = hand },
  }
end

test("Piercing Gaze: the opponent reveals their hand, any card of it is discarded", function(t)
  for id, name in pairs {
    ["dp1-124"] = "Fire Energy",
    ["sv1-13"] = "Sprigatito",
    ["sv1-180"] = "Nemona",
  } do
    t:position(gaze { "dp1-124", "sv1-13", "sv1-180" })
    t:attack "Piercing Gaze"
    t:equal(t:asked(), "me")
    t:options { "dp1-124", "sv1-13", "sv1-180" }
    t:answer(id)
    t:equal(#t:events("card_shown"), 3)
    t:changed {
      ["opponent active damage"] = 120,
      ["opponent hand"] = { "- " .. name },
      ["opponent discard"] = { "+ " .. name },
    }
  end
end)

test("Piercing Gaze: one must be discarded, and only one", function(t)
  t:position(gaze { "dp1-124", "sv1-13" })
  t:attack "Piercing Gaze"
  t:fails(function() t:answer "stop" end, "takes 1 to 1 picks")
  t:fails(function() t:answer("dp1-124", "sv1-13") end, "takes 1 to 1 picks")
  t:answer "sv1-13"
end)

test("Piercing Gaze: the only card", function(t)
  t:position(gaze { "sv1-13" })
  t:attack "Piercing Gaze"
  t:answer "sv1-13"
  t:equal(t.opponent.discard, { "sv1-13" })
end)

test("Piercing Gaze: an empty hand, only damage", function(t)
  t:position(gaze {})
  t:attack "Piercing Gaze"
  t:changed { ["opponent active damage"] = 120 }
end)
