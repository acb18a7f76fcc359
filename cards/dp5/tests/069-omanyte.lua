local function omanyte(discard, condition)
  return {
    me = { active = { "dp5-69", energy = "WL", conditions = condition }, discard = discard },
    opponent = { active = "dp3-55", bench = { "dp3-94", "dp3-94", "dp3-113" } },
  }
end

test("Call Up: heads, a Fossil of the discard pile comes onto the Bench, once a turn", function(t)
  t:position(omanyte { "dp5-91", "dp5-84", "ex16-85" })
  t:coins "H"
  t:use "Call Up"
  t:options { "dp5-91", "dp5-84" }
  t:fails(function() t:answer "stop" end, "takes 1 to 1 picks, not 0")
  t:answer "dp5-91"
  t:equal(t.me.bench[1].id, "dp5-91")
  t:illegal("use", "Call Up")
end)

test("Call Up: tails, nothing", function(t)
  t:position(omanyte { "dp5-91" })
  t:coins "T"
  t:use "Call Up"
  t:equal(t.me.bench, {})
end)

test("Call Up: not without a Fossil there, not with a Special Condition", function(t)
  t:position(omanyte { "ex16-85" })
  t:illegal("use", "Call Up")
  t:position(omanyte({ "dp5-91" }, { "poisoned" }))
  t:illegal("use", "Call Up")
end)

test("Wash Over: 20 damage, and 10 to exactly 2 Benched Pokémon", function(t)
  t:position(omanyte {})
  t:attack "Wash Over"
  t:fails(function() t:answer "opponent bench 1" end, "takes 2 to 2")
  t:answer("opponent bench 1", "opponent bench 3")
  t:changed {
    ["opponent active damage"] = 20,
    ["opponent bench 1 damage"] = 10,
    ["opponent bench 3 damage"] = 10,
  }
end)

test("Call Up: not with a full Bench", function(t)
  local position = omanyte { "dp5-91" }
  position.me.bench = { "dp3-94", "dp3-94", "dp3-94", "dp3-94", "dp3-94" }
  t:position(position)
  t:illegal("use", "Call Up")
end)

test("Call Up: heads, the only Fossil there must come", function(t)
  t:position(omanyte { "dp5-91" })
  t:coins "H"
  t:use "Call Up"
  t:equal(t.me.bench[1].id, "dp5-91")
end)
