local gouging = "sv5-38"

local function blitz()
  return {
    ruleset = "sv",
    me = { active = { gouging, energy = "RRRRR" }, bench = { { gouging, energy = "RRRRR" } } },
    opponent = { active = "swsh1-142", bench = { "swsh1-142" } },
  }
end

test("Blaze Blitz: not again in any later turn, but Heat Blast", function(t)
  t:position(blitz())
  t:attack "Blaze Blitz"
  t:equal(t.opponent.active.damage, 260)
  for _ = 1, 3 do
    t:end_turn()
    t:illegal("attack", "Blaze Blitz")
    t:legal("attack", "Heat Blast")
    t:end_turn()
  end
end)

test("Blaze Blitz: again after it has left the Active Spot", function(t)
  t:position(blitz())
  t:attack "Blaze Blitz"
  t:end_turn()
  t:retreat "bench 1"
  t:legal("attack", "Blaze Blitz")
  t:end_turn()
  t:end_turn()
  t:retreat "bench 1"
  t:equal(t.me.active.energy, "RRR")
  t:legal("attack", "Blaze Blitz")
end)
