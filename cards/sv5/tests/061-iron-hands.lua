local function against(active)
  return {
    ruleset = "sv",
    me = { active = { "sv5-61", energy = "LLL" } },
    opponent = { active = active },
  }
end

test("Volt Wave: heads, Paralyzed", function(t)
  t:position(against "sv1-38")
  t:coins "H"
  t:attack "Volt Wave"
  t:equal(t.opponent.active.damage, 30)
  t:equal(t.opponent.active.conditions, { "paralyzed" })
end)

test("Volt Wave: tails, only damage", function(t)
  t:position(against "sv1-38")
  t:coins "T"
  t:attack "Volt Wave"
  t:changed { ["opponent active damage"] = 30 }
end)

test("Superalloy Hands: 80 more to a Pokémon ex, a Tera or a Mega Evolution one too", function(t)
  for _, id in ipairs { "sv1-81", "sv4-58", "me1-36" } do
    t:position(against(id))
    t:attack "Superalloy Hands"
    t:equal(t.opponent.active.damage, 160)
  end
end)

test("Superalloy Hands: not to others", function(t)
  t:position(against "sv1-80")
  t:attack "Superalloy Hands"
  t:equal(t.opponent.active.damage, 80)
end)
