local function stonjourner(energy, attached)
  return {
    ruleset = "sv",
    me = { active = { "swsh2-111", energy = energy, attached = attached } },
    opponent = { active = "swsh2-111", bench = { "swsh2-142" } },
  }
end

test("Power Press: no more with just its cost", function(t)
  t:position(stonjourner "FFFW")
  t:attack "Power Press"
  t:changed { ["opponent active damage"] = 120 }
end)

test("Power Press: 60 more with one Energy beyond its cost, of any type", function(t)
  t:position(stonjourner "FWWWW")
  t:attack "Power Press"
  t:explain { { "base", 180, by = "swsh2-111" }, { "result", 180 } }
  t:answer(1)
end)

test("Power Press: not 60 for each", function(t)
  t:position(stonjourner "FFFFFF")
  t:attack "Power Press"
  t:explain { { "base", 180, by = "swsh2-111" }, { "result", 180 } }
  t:answer(1)
end)

test("Power Press: Energy counts, not Energy cards", function(t)
  t:position(stonjourner("FFF", { "base1-96" }))
  t:attack "Power Press"
  t:explain { { "base", 180, by = "swsh2-111" }, { "result", 180 } }
  t:answer(1)
end)
