local function paint(theirs)
  return {
    ruleset = "sv",
    me = { active = { "me1-92", energy = "DG" } },
    opponent = { active = theirs or "sv6-61", bench = { "sv1-13" } },
  }
end

test("Miraculous Paint: heads, any Special Condition", function(t)
  for _, condition in ipairs { "confused", "paralyzed", "poisoned" } do
    t:position(paint())
    t:coins "H"
    t:attack "Miraculous Paint"
    t:equal(t:asked(), "me")
    t:options { "asleep", "burned", "confused", "paralyzed", "poisoned" }
    t:answer(condition)
    t:equal(t.opponent.active.damage, condition == "poisoned" and 100 or 90)
    t:equal(t.opponent.active.conditions, { condition })
    t:equal(t.me.active.conditions, {})
  end
end)

test("Miraculous Paint: Asleep", function(t)
  t:position(paint())
  t:coins "HT"
  t:attack "Miraculous Paint"
  t:answer "asleep"
  t:equal(t.opponent.active.damage, 90)
  t:equal(t.opponent.active.conditions, { "asleep" })
end)

test("Miraculous Paint: Burned", function(t)
  t:position(paint())
  t:coins "HT"
  t:attack "Miraculous Paint"
  t:answer "burned"
  t:equal(t.opponent.active.damage, 110)
  t:equal(t.opponent.active.conditions, { "burned" })
end)

test("Miraculous Paint: tails, only damage", function(t)
  t:position(paint())
  t:coins "T"
  t:attack "Miraculous Paint"
  t:changed { ["opponent active damage"] = 90 }
end)
