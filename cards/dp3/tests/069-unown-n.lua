local function nod(t, third)
  t:position {
    me = {
      active = "dp3-94",
      bench = { "dp3-69", "dp3-70", third },
      deck = { "dp3-55" },
      prizes = { "dp3-94", "dp3-48" },
    },
    opponent = { active = "dp3-55", prizes = { "dp3-98", "dp3-26" } },
  }
end

test("Nod: if the opponent takes a Prize card, so do I", function(t)
  nod(t, "dp1-68")
  t:use "Nod"
  t:equal(t:asked(), "opponent")
  t:answer(true)
  t:answer(2)
  t:answer(1)
  t:changed {
    ["me hand"] = { "+ Mareep" },
    ["me prizes"] = { "- Mareep" },
    ["opponent hand"] = { "+ Electrode" },
    ["opponent prizes"] = { "- Electrode" },
    ["bench 1 used this turn"] = true,
  }
  t:illegal("use", "Nod")
end)

test("Nod: if not, I draw a card", function(t)
  nod(t, "dp1-68")
  t:use "Nod"
  t:answer(false)
  t:equal(t.me.hand, { "dp3-55" })
  t:equal(t.opponent.prizes_left, 2)
end)

test("Nod: not without Unown N, Unown O and Unown D on the Bench", function(t)
  nod(t, "dp3-69")
  t:illegal("use", "Nod")
  for _, bench in ipairs { { "dp3-70", "dp1-68" }, { "dp3-69", "dp1-68" } } do
    t:position { me = { active = "dp3-69", bench = bench }, opponent = { active = "dp3-55" } }
    t:illegal("use", "Nod")
  end
end)

test("Nod: a single card is drawn", function(t)
  t:position {
    me = { active = "dp3-94", bench = { "dp3-69", "dp3-70", "dp1-68" } },
    opponent = { active = "dp3-55" },
  }
  t:use "Nod"
  t:answer(false)
  t:equal(#t.me.hand, 1)
end)

test("Hidden Power: heads, Burned", function(t)
  t:position { me = { active = { "dp3-69", energy = "P" } }, opponent = { active = "dp3-55" } }
  t:coins "HT"
  t:attack "Hidden Power"
  t:equal(t.opponent.active.conditions, { "burned" })
end)
