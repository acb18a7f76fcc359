local function with(active)
  return {
    ruleset = "sv",
    me = { active = active, bench = { "sv1-13" } },
    opponent = { active = "sv1-38", bench = { "sv1-52" } },
  }
end

test("AF-01 Future Booster Energy Capsule: a Future Pokémon has no Retreat Cost", function(t)
  t:position(with { "sv5-61", attached = { "sv4-164" } })
  t:explain("retreat_cost", "active", { { 3 }, { 0, by = "sv4-164" } })
  t:retreat "bench 1"
  t:equal(t.me.active.id, "sv1-13")
  t:position(with { "sv1-38", attached = { "sv4-164" } })
  t:explain("retreat_cost", "active", { { 3 } })
end)

test("AF-01 Future Booster Energy Capsule: 20 more damage to the Active Pokémon", function(t)
  t:position(with { "sv5-79", energy = "P", attached = { "sv4-164" } })
  t:attack "Gemini Laser"
  t:changed { ["opponent active damage"] = 40, ["opponent bench 1 damage"] = 20 }
end)

test("Future Booster Energy Capsule: for no other Pokémon", function(t)
  t:position(with { "sv1-80", energy = "LL", attached = { "sv4-164" } })
  t:attack "Sharp Fang"
  t:equal(t.opponent.active.damage, 30)
end)
