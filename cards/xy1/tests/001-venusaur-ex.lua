local function venusaur(energy, damage)
  return {
    ruleset = "xy",
    me = { active = { "xy1-1", energy = energy, damage = damage } },
    opponent = { active = "xy0-5" },
  }
end

test("Poison Powder: Poisoned", function(t)
  t:position(venusaur "GLL")
  t:attack "Poison Powder"
  t:equal(t:events("damaged")[1].value, 60)
  t:equal(t.opponent.active.conditions, { "poisoned" })
end)

test("Jungle Hammer: heals 30 damage", function(t)
  t:position(venusaur("GGLL", 50))
  t:attack "Jungle Hammer"
  t:changed { ["opponent active damage"] = 90, ["active damage"] = 20 }
end)

test("Jungle Hammer: no more than there is", function(t)
  t:position(venusaur("GGLL", 10))
  t:attack "Jungle Hammer"
  t:changed { ["opponent active damage"] = 90, ["active damage"] = 0 }
end)

for _, ruleset in ipairs { "xy", "sm", "sv" } do
  test("PEX-01 (" .. ruleset .. "): it is no Venusaur: Ivysaur does not become it", function(t)
    t:position {
      ruleset = ruleset,
      me = { active = "bw1-1", hand = { "xy1-1" } },
      opponent = { active = "bw1-1" },
    }
    t:legal("bench", "xy1-1")
    t:illegal("evolve", "xy1-1")
  end)
end
