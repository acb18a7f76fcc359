local function afflicted(active, bench)
  return {
    ruleset = "sv",
    me = { active = active, bench = { bench }, hand = { "swsh2-159" } },
    opponent = { active = "swsh2-4" },
  }
end

test("Full Heal: all Special Conditions go, and nothing else", function(t)
  t:position(afflicted(
    { "swsh2-4", damage = 20, conditions = { "asleep", "burned", "poisoned" } },
    "swsh2-5"
  ))
  t:play "swsh2-159"
  t:equal(t.me.active.conditions, {})
  t:equal(t.me.active.damage, 20)
end)

test("Full Heal: not for a healthy Active Pokémon", function(t)
  t:position(afflicted({ "swsh2-4", damage = 20 }, "swsh2-5"))
  t:illegal("play", "swsh2-159")
end)
