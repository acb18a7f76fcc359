local function yveltal(bench)
  return {
    ruleset = "xy",
    me = { active = { "xy1-79", energy = "DDR" }, bench = bench },
    opponent = { active = { "xy0-5", energy = "GG" } },
  }
end

test("Evil Ball: 20 more for each Energy on both Active Pokémon", function(t)
  t:position(yveltal {})
  t:attack "Evil Ball"
  t:changed { ["opponent active damage"] = 120 }
end)

test("Evil Ball: a card that provides two counts twice", function(t)
  t:position {
    ruleset = "xy",
    me = { active = { "xy1-79", energy = "D", attached = { "base1-96" } } },
    opponent = { active = "xy0-5" },
  }
  t:attack "Evil Ball"
  t:changed { ["opponent active damage"] = 80 }
end)

test("Y Cyclone: an Energy goes to a Benched Pokémon", function(t)
  t:position(yveltal { "xy0-16", "xy0-18" })
  t:attack "Y Cyclone"
  t:answer "bench 2"
  t:answer "dp1-124"
  t:equal(t.opponent.active.damage, 90)
  t:equal(t.me.active.energy, "DD")
  t:equal(t.me.bench[2].energy, "R")
end)

test("Y Cyclone: 90 damage without a Bench", function(t)
  t:position(yveltal {})
  t:attack "Y Cyclone"
  t:changed { ["opponent active damage"] = 90 }
end)

for _, ruleset in ipairs { "xy", "sm", "sv" } do
  test("PEX-02 (" .. ruleset .. "): Yveltal-EX is worth 2 Prize cards, Yveltal 1", function(t)
    for id, prizes in pairs { ["xy1-78"] = { 1 }, ["xy1-79"] = { 1, 2 } } do
      t:position {
        ruleset = ruleset,
        me = { active = { "xy0-26", energy = "LLLL" } },
        opponent = { active = { id, damage = 110 }, bench = { "bw1-1" } },
      }
      t:attack "Strength"
      t:answer(table.unpack(prizes))
      t:equal(t.me.prizes_left, 6 - #prizes)
    end
  end)
end
