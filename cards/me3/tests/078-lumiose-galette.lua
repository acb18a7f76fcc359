local galette = "me3-78"

local function with(active, bench, theirs)
  return {
    ruleset = "sv",
    me = { active = active, bench = bench, hand = { galette, galette } },
    opponent = { active = theirs or "sv1-38" },
  }
end

local eaten = { ["me hand"] = { "- Lumiose Galette" }, ["me discard"] = { "+ Lumiose Galette" } }

local function changed(t, what)
  for where, value in pairs(eaten) do what[where] = value end
  t:changed(what)
end

test("Lumiose Galette: heals 20 and removes a Special Condition", function(t)
  t:position(with { "sv1-38", damage = 50, conditions = { "asleep" } })
  t:play(galette)
  changed(t, { ["active damage"] = 30, ["active conditions"] = { "- asleep" } })
end)

test("Lumiose Galette: only damage, and once more in the turn", function(t)
  t:position(with { "sv1-38", damage = 30 })
  t:play(galette)
  t:equal(t.me.active.damage, 10)
  t:play(galette)
  t:equal(t.me.active.damage, 0)
end)

test("Lumiose Galette: only a Special Condition", function(t)
  for _, condition in ipairs { "asleep", "burned", "confused", "paralyzed", "poisoned" } do
    t:position(with { "sv1-38", conditions = { condition } })
    t:play(galette)
    t:equal(t.me.active.conditions, {})
  end
end)

test("Lumiose Galette: one of two Special Conditions", function(t)
  t:position(with { "sv1-38", damage = 20, conditions = { "poisoned", "confused" } })
  t:play(galette)
  t:equal(t:asked(), "me")
  t:options { "poisoned", "confused" }
  t:answer "poisoned"
  t:equal(t.me.active.conditions, { "confused" })
  t:equal(t.me.active.damage, 0)
end)

test("Lumiose Galette: not for the Bench, nor the opponent's Pokémon", function(t)
  t:position(with("sv1-38", { { "sv1-38", damage = 20 } }, {
    "sv1-38",
    damage = 20,
    conditions = { "confused" },
  }))
  t:illegal("play", galette)
end)
