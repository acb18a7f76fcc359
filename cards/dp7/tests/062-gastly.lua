local function pitch_dark(t)
  t:position {
    me = { active = "dp7-62", hand = { "dp3-127" }, bench = { { "dp3-94", damage = 10 } } },
    opponent = { active = { "dp3-55", damage = 20 }, hand = { "dp3-127", "dp3-126", "dp1-126" } },
  }
  t:attack "Pitch-Dark"
end

test("CARD-04 Pitch-Dark: no plain Trainer cards in the opponent's next turn", function(t)
  pitch_dark(t)
  t:illegal("play", "dp3-127")
  t:legal("play", "dp3-126")
  t:legal("attach", "dp1-126")
end)

test("Pitch-Dark: for that turn only, and for the opponent only", function(t)
  pitch_dark(t)
  t:end_turn()
  t:legal("play", "dp3-127")
  t:end_turn()
  t:legal("play", "dp3-127")
end)

local function trick_gas(bench)
  return {
    me = { active = { "dp7-62", energy = "P" }, bench = bench },
    opponent = { active = "dp3-55" },
  }
end

test("Trick Gas: Gastly may go to the Bench", function(t)
  t:position(trick_gas { "dp3-94", "dp3-104" })
  t:attack "Trick Gas"
  t:answer "bench 2"
  t:equal(t.me.active.id, "dp3-104")
  t:equal(t.opponent.active.damage, 10)
end)

test("Trick Gas: it may stay", function(t)
  t:position(trick_gas { "dp3-94" })
  t:attack "Trick Gas"
  t:answer "stop"
  t:changed { ["opponent active damage"] = 10 }
end)

test("Trick Gas: with an empty Bench there is nothing to ask", function(t)
  t:position(trick_gas {})
  t:attack "Trick Gas"
  t:changed { ["opponent active damage"] = 10 }
end)
