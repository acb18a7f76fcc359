local function krokorok(hand)
  return {
    ruleset = "sv",
    me = { active = { "zsv10pt5-58", energy = "DD" }, hand = { "sv1-13" } },
    opponent = { active = "sv1-38", hand = hand, deck = { "dp1-123", "dp1-123" } },
  }
end

test("Tighten Up: the opponent discards 2 cards of their choice", function(t)
  t:position(krokorok { "sv1-36", "sv1-37", "sv1-178" })
  t:attack "Tighten Up"
  t:equal(t:asked(), "opponent")
  t:answer("sv1-36", "sv1-178")
  t:equal(t.opponent.active.damage, 40)
  t:equal(t.opponent.hand, { "sv1-37", "dp1-123" })
  t:equal(t.opponent.discard, { "sv1-36", "sv1-178" })
  t:equal(t.me.hand, { "sv1-13" })
end)

test("Tighten Up: no fewer than 2", function(t)
  t:position(krokorok { "sv1-36", "sv1-37", "sv1-178" })
  t:attack "Tighten Up"
  t:fails(function() t:answer "sv1-36" end, "2")
  t:answer("sv1-36", "sv1-37")
end)

test("Tighten Up: of 1 card that one, of none only damage", function(t)
  t:position(krokorok { "sv1-36" })
  t:attack "Tighten Up"
  t:equal(t.opponent.discard, { "sv1-36" })
  t:position(krokorok {})
  t:attack "Tighten Up"
  t:changed { ["opponent active damage"] = 40 }
end)
