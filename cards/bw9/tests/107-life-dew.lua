local function dew(active)
  return {
    ruleset = "xy",
    me = { active = { "xy0-16", energy = "DR" } },
    opponent = { active = active, bench = { "bw1-1" } },
  }
end

test("Life Dew: 1 Prize card for a Pokémon-EX", function(t)
  t:position(dew { "bw7-101", damage = 160, attached = { "bw9-107" } })
  t:attack "Bite"
  t:answer(1)
  t:equal(t.me.prizes_left, 5)
end)

test("Life Dew: none for another Pokémon", function(t)
  t:position(dew { "bw7-100", damage = 120, attached = { "bw9-107" } })
  t:attack "Bite"
  t:equal(t.me.prizes_left, 6)
  t:equal(t.opponent.active.id, "bw1-1")
end)
