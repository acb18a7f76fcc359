local function retreat_cost_at(damage)
  return {
    ruleset = "sv",
    me = { active = { "sv1-38", damage = damage, attached = { "sv5-159" } }, bench = { "sv1-13" } },
    opponent = { active = "sv1-80" },
  }
end

test("Rescue Board: 1 less", function(t)
  t:position(retreat_cost_at(140))
  t:explain("retreat_cost", "active", { { 3 }, { 2, by = "sv5-159" } })
end)

test("Rescue Board: none with 30 HP remaining", function(t)
  t:position(retreat_cost_at(150))
  t:explain("retreat_cost", "active", { { 3 }, { 0, by = "sv5-159" } })
  t:retreat "bench 1"
  t:equal(t.me.active.id, "sv1-13")
end)
