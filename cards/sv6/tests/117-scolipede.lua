local function jab(active)
  return {
    ruleset = "sv",
    me = { active = { "sv6-117", energy = "DW" } },
    opponent = { active = active, bench = { "sv1-13" } },
  }
end

test("Dastardly Jab: counters until 10 HP are left", function(t)
  for _, damage in ipairs { 0, 30, 330 } do
    t:position(jab { "me1-36", damage = damage })
    t:attack "Dastardly Jab"
    t:changed { ["opponent active damage"] = 340 }
    t:equal(#t:events("damaged"), 0)
  end
end)

test("Dastardly Jab: it is not damage, so Weakness does not count", function(t)
  t:position(jab { "sv1-84", attached = { "sv1-193" } })
  t:attack "Dastardly Jab"
  t:changed { ["opponent active damage"] = 60 }
end)

test("Dastardly Jab: by the HP it has now", function(t)
  t:position(jab { "sv1-38", attached = { "sv5-152" } })
  t:attack "Dastardly Jab"
  t:equal(t.opponent.active.damage, 270)
end)

test("Dastardly Jab: none with 10 HP left", function(t)
  t:position(jab { "me1-36", damage = 340 })
  t:attack "Dastardly Jab"
  t:unchanged()
end)
