local function with(deck)
  return {
    ruleset = "sv",
    me = { active = { "sv3-179", energy = "LLL" }, deck = deck },
    opponent = { active = "sv1-38" },
  }
end

local deck = { "sv1-13", "sv1-36", "sv1-52", "sv1-68", "sv1-80", "sv1-84", "sv1-104" }

test("Never Ever Enough: the top 3 cards into the hand", function(t)
  t:position(with(deck))
  t:attack "Never Ever Enough"
  t:answer(true)
  t:equal(t.me.hand, { "sv1-13", "sv1-36", "sv1-52" })
  t:equal(t.me.discard, {})
end)

test("Never Ever Enough: or discarded, and 3 others drawn", function(t)
  t:position(with(deck))
  t:attack "Never Ever Enough"
  t:answer(false)
  t:equal(t.me.hand, { "sv1-68", "sv1-80", "sv1-84" })
  t:equal(t.me.discard, { "sv1-13", "sv1-36", "sv1-52" })
end)

test("Never Ever Enough: nobody is asked with an empty deck", function(t)
  t:position(with {})
  t:attack "Never Ever Enough"
  t:unchanged()
end)

test("Slip 'n' Roll: not in its next turn", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "sv3-179", energy = "LLL" } },
    opponent = { active = "me1-36" },
  }
  t:attack "Slip 'n' Roll"
  t:equal(t.opponent.active.damage, 210)
  t:end_turn()
  t:illegal("attack", "Slip 'n' Roll")
  t:legal("attack", "Never Ever Enough")
  t:end_turn()
  t:end_turn()
  t:legal("attack", "Slip 'n' Roll")
end)

local function benched_against_my_active(active)
  return {
    ruleset = "sv",
    me = { active = active },
    opponent = { active = "me1-36", bench = { "sv3-179", "sv1-38" } },
  }
end

test("TERA-01: on the Bench no damage of the opponent's attacks", function(t)
  t:position(benched_against_my_active { "sv5-79", energy = "P" })
  t:attack "Gemini Laser"
  t:answer "opponent bench 1"
  t:changed { ["opponent active damage"] = 20 }
end)

test("TERA-01: nor of one's own", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "swsh2-100", energy = "FF" }, bench = { "sv3-179", "sv1-38" } },
    opponent = { active = "me1-36" },
  }
  t:attack "Earthquake"
  t:changed { ["opponent active damage"] = 140, ["bench 2 damage"] = 20 }
end)

test("TERA-01: damage counters are not damage", function(t)
  t:position(benched_against_my_active { "sv5-78", energy = "PPP" })
  t:attack "Hex Hurl"
  t:answer "opponent bench 1"
  t:answer "opponent bench 1"
  t:equal(t.opponent.bench[1].damage, 20)
end)

test("TERA-01: in the Active Spot damage as usual, and 2 Prize cards", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "sv3-179", energy = "LLL" } },
    opponent = { active = { "sv3-179", damage = 50 }, bench = { "sv1-13" } },
  }
  t:attack "Slip 'n' Roll"
  t:answer("#1", "#2")
  t:equal(t.me.prizes_left, 4)
end)
