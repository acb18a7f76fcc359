local function claw(hand)
  return {
    ruleset = "xy",
    me = { active = { "bw8-84", energy = "L" }, hand = { "bw1-1" }, deck = { "bw1-7", "bw1-5" } },
    opponent = { active = "xy0-26", hand = hand },
  }
end

test("Silent Claw: discards a Supporter, whose effect is then mine", function(t)
  t:position(claw { "bw8-125", "bw1-100", "bw1-101" })
  t:attack "Silent Claw"
  t:options { "bw8-125", "bw1-101" }
  t:answer "bw1-101"
  t:equal(t.opponent.discard, { "bw1-101" })
  t:equal(t.me.hand, { "bw1-7", "bw1-5" })
  t:equal(t.me.discard, { "bw1-1" })
end)

test("Silent Claw: without a Supporter the hand is only shown", function(t)
  t:position(claw { "bw1-100", "bw1-104" })
  t:attack "Silent Claw"
  t:events { { "card_shown", card = "bw1-100" }, { "card_shown", card = "bw1-104" } }
  t:unchanged()
end)

local fake = {
  ruleset = "xy",
  me = { active = { "bw8-84", energy = "DR" } },
  opponent = { active = "xy0-26" },
}

test("Fake Out: heads, Paralyzed", function(t)
  t:position(fake)
  t:coins "H"
  t:attack "Fake Out"
  t:equal(t.opponent.active.damage, 30)
  t:equal(t.opponent.active.conditions, { "paralyzed" })
end)

test("Fake Out: tails, only damage", function(t)
  t:position(fake)
  t:coins "T"
  t:attack "Fake Out"
  t:changed { ["opponent active damage"] = 30 }
end)

for _, ruleset in ipairs { "xy", "sm", "sv" } do
  for _, purrloin in ipairs { "bw1-66", "bw8-82" } do
    test("PLS-02, EX-33 (" .. ruleset .. "): it evolves from Purrloin " .. purrloin, function(t)
      t:position {
        ruleset = ruleset,
        me = { active = purrloin, hand = { "bw8-84", "bw1-67" } },
        opponent = { active = "bw1-1" },
      }
      t:legal("evolve", "bw1-67")
      t:evolve("bw8-84", "active")
      t:equal(t.me.active.name, "Liepard")
    end)
  end
end
