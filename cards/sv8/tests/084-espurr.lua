local function espurr(hand)
  return {
    ruleset = "sv",
    me = { active = { "sv8-84", energy = "P" }, hand = { "sv1-80" } },
    opponent = { active = "sv1-38", hand = hand },
  }
end

test("See Through: the opponent reveals their hand, which stays", function(t)
  t:position(espurr { "sv1-13", "sv1-191" })
  t:attack "See Through"
  t:unchanged()
  local shown = t:events("card_shown")
  t:equal(#shown, 2)
  t:equal({ shown[1].card, shown[2].card }, { "sv1-13", "sv1-191" })
end)

test("See Through: nothing of an empty hand", function(t)
  t:position(espurr {})
  t:attack "See Through"
  t:unchanged()
  t:equal(#t:events("card_shown"), 0)
end)
