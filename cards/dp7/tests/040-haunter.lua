test("Smog: the Defending Pokémon is Poisoned, for no Energy", function(t)
  t:position { me = { active = "dp7-40" }, opponent = { active = "dp3-55" } }
  t:attack "Smog"
  t:equal(t.opponent.active.conditions, { "poisoned" })
  t:equal(t.opponent.active.damage, 10)
end)

local function hoodwink(discard)
  return {
    me = { active = { "dp7-40", energy = "P" }, discard = { "dp3-121" } },
    opponent = { active = "dp3-55", discard = discard, deck = { "dp1-123" } },
  }
end

test("Hoodwink: up to 3 Trainer, Supporter and Stadium cards back to the opponent", function(t)
  t:position(hoodwink { "dp3-127", "dp3-126", "swsh2-160", "dp1-126", "dp3-94" })
  t:attack "Hoodwink"
  t:options { "dp3-127", "dp3-126", "swsh2-160" }
  t:answer("dp3-127", "dp3-126", "swsh2-160")
  t:equal(t.opponent.active.damage, 30)
  t:equal(t.opponent.hand, { "dp3-127", "dp3-126", "swsh2-160", "dp1-123" })
  t:equal(t.opponent.discard, { "dp1-126", "dp3-94" })
end)

test("Hoodwink: one of them", function(t)
  t:position(hoodwink { "dp3-127", "dp3-126" })
  t:answer "dp3-126"
  t:attack "Hoodwink"
  t:equal(t.opponent.hand, { "dp3-126", "dp1-123" })
end)

test("Hoodwink: it need not be, and there may be none", function(t)
  t:position(hoodwink { "dp3-127" })
  t:answer "stop"
  t:attack "Hoodwink"
  t:changed { ["opponent active damage"] = 30 }
  t:position(hoodwink { "dp1-126" })
  t:attack "Hoodwink"
  t:changed { ["opponent active damage"] = 30 }
end)

test("Hoodwink: not four of them", function(t)
  t:position(hoodwink { "dp3-127", "dp3-126", "swsh2-160", "dp3-127" })
  t:attack "Hoodwink"
  t:fails(
    function() t:answer("dp3-127", "dp3-126", "swsh2-160", "dp3-127") end,
    "takes 0 to 3 picks, not 4"
  )
  t:answer("dp3-127", "dp3-126", "swsh2-160")
end)
