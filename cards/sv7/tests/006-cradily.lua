local cradily = "sv7-6"

local function slime(active, bench)
  return {
    ruleset = "sv",
    me = { active = active or cradily, bench = bench },
    opponent = { active = "me1-36", bench = { "sv1-36" } },
  }
end

test("Selective Slime: heads, one of 3 Special Conditions", function(t)
  for _, condition in ipairs { "burned", "confused", "poisoned" } do
    t:position(slime())
    t:coins "H"
    t:use "Selective Slime"
    t:options { "burned", "confused", "poisoned" }
    t:answer(condition)
    t:equal(t.opponent.active.conditions, { condition })
    t:equal(t.opponent.bench[1].conditions, {})
    t:equal(t.me.active.conditions, {})
  end
end)

test("Selective Slime: tails, nothing; once a turn", function(t)
  t:position(slime())
  t:coins "T"
  t:use "Selective Slime"
  t:equal(t.opponent.active.conditions, {})
  t:illegal("use", "Selective Slime")
  t:end_turn()
  t:illegal("use", "Selective Slime")
  t:end_turn()
  t:legal("use", "Selective Slime")
end)

test("Selective Slime: from the Bench, each Cradily once", function(t)
  t:position(slime("sv1-80", { cradily, cradily }))
  t:coins "HH"
  t:use("Selective Slime", "bench 1")
  t:answer "burned"
  t:use("Selective Slime", "bench 2")
  t:answer "confused"
  t:equal(t.opponent.active.conditions, { "burned", "confused" })
end)

local function wind(conditions)
  return {
    ruleset = "sv",
    me = { active = { cradily, energy = "G" } },
    opponent = { active = { "me1-36", conditions = conditions }, bench = { "sv1-36" } },
  }
end

test("Miasma Wind: 100 for each Special Condition", function(t)
  t:position(wind {})
  t:attack "Miasma Wind"
  t:equal(t.opponent.active.damage, 0)
  t:position(wind { "confused" })
  t:attack "Miasma Wind"
  t:equal(t.opponent.active.damage, 100)
end)
