local muk = "sv10-124"

local function goop(hand)
  return {
    ruleset = "sv",
    me = { active = { muk, energy = "DW" } },
    opponent = {
      active = { "me1-36", energy = "WWWW" },
      bench = { { "sv1-13", energy = "G" } },
      hand = hand,
    },
  }
end

test("Gooped Up: Confused, and no retreat in the opponent's next turn only", function(t)
  t:position(goop())
  t:attack "Gooped Up"
  t:equal(t.opponent.active.damage, 40)
  t:equal(t.opponent.active.conditions, { "confused" })
  t:illegal("retreat", "opponent bench 1")
  t:end_turn()
  t:end_turn()
  t:legal("retreat", "opponent bench 1")
end)

test("Gooped Up: another Pokémon can retreat", function(t)
  t:position(goop { "bw1-104" })
  t:attack "Gooped Up"
  t:play "bw1-104"
  t:legal("retreat", "opponent bench 1")
end)

test("Hazardous Venom: 100 for each Special Condition", function(t)
  for damage, conditions in pairs {
    [100] = { "confused" },
    [200] = { "confused", "poisoned" },
    [300] = { "paralyzed", "poisoned", "burned" },
  } do
    t:position {
      ruleset = "sv",
      me = { active = { muk, energy = "DDW", conditions = { "poisoned" } } },
      opponent = { active = { "me1-36", conditions = conditions } },
    }
    if damage == 300 then t:coins "H" end
    t:attack "Hazardous Venom"
    t:equal(t:events("damaged")[1].value, damage)
  end
end)

test("Hazardous Venom: nothing without any", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { muk, energy = "DDW" } },
    opponent = { active = "me1-36" },
  }
  t:attack "Hazardous Venom"
  t:unchanged()
end)
