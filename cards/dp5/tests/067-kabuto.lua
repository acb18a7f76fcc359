local function kabuto(condition)
  return {
    me = {
      active = { "dp5-67", conditions = condition },
      deck = { "dp5-89", "ex16-85", "dp5-84", "dp3-94" },
    },
    opponent = { active = "dp3-55" },
  }
end

test("Ancient Guidance: heads, a Fossil of the deck comes onto the Bench, once a turn", function(t)
  t:position(kabuto())
  t:coins "H"
  t:use "Ancient Guidance"
  t:options { "dp5-89", "dp5-84" }
  t:answer "dp5-84"
  t:equal(t.me.bench[1].id, "dp5-84")
  t:equal(#t:events("shuffled"), 1)
  t:illegal("use", "Ancient Guidance")
end)

test("Ancient Guidance: tails, nothing", function(t)
  t:position(kabuto())
  t:coins "T"
  t:use "Ancient Guidance"
  t:equal(t.me.bench, {})
  t:illegal("use", "Ancient Guidance")
end)

test("Ancient Guidance: not with a Special Condition", function(t)
  t:position(kabuto { "poisoned" })
  t:illegal("use", "Ancient Guidance")
end)

test("Ancient Guidance: not with an empty deck, nor with a full Bench", function(t)
  local position = kabuto()
  position.me.deck = {}
  t:position(position)
  t:illegal("use", "Ancient Guidance")
  position = kabuto()
  position.me.bench = { "dp3-94", "dp3-94", "dp3-94", "dp3-94", "dp3-94" }
  t:position(position)
  t:illegal("use", "Ancient Guidance")
end)
