test("Cling: heals as much as the damage done", function(t)
  t:position {
    ruleset = "xy",
    me = { active = { "xy10-39", energy = "FF", damage = 120 } },
    opponent = { active = "xy0-26" },  -- weak to Fighting
  }
  t:attack "Cling"
  t:changed { ["opponent active damage"] = 100, ["active damage"] = 20 }
end)

test("Cling: nothing where the damage is prevented", function(t)
  t:position {
    ruleset = "xy",
    me = { active = { "xy10-39", energy = "FF", damage = 120 } },
    opponent = { active = "xy3-77" },
  }
  t:coins "H"
  t:attack "Cling"
  t:unchanged()
end)

for side, damage in pairs { H = 140, T = 80 } do
  test("X-Scissor: 60 more for heads, " .. side, function(t)
    t:position {
      ruleset = "xy",
      me = { active = { "xy10-39", energy = "FLL" } },
      opponent = { active = "xy1-1" },
    }
    t:coins(side)
    t:attack "X-Scissor"
    t:changed { ["opponent active damage"] = damage }
  end)
end

-- RST-05, EX-31: what is printed after "Evolves from" decides, not the Stage.
for _, ruleset in ipairs { "xy", "sm" } do
  for _, kabuto in ipairs { "xy10-38", "ex16-51" } do
    for _, kabutops in ipairs { "xy10-39", "dp5-6" } do
      test("RST-05, EX-31 (" .. ruleset .. "): " .. kabutops .. " goes onto " .. kabuto, function(t)
        t:position {
          ruleset = ruleset,
          me = { active = "bw1-1", bench = { kabuto }, hand = { kabutops } },
          opponent = { active = "xy0-26" },
        }
        t:evolve(kabutops, "bench 1")
        t:equal(t.me.bench[1].id, kabutops)
      end)
    end
  end
end
