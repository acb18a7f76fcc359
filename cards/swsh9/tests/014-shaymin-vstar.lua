test("Star Bloom: heals 120 damage from each Benched Grass Pokémon", function(t)
  t:position {
    ruleset = "sv",
    me = {
      active = { "swsh9-14", damage = 200 },
      bench = {
        { "swsh9-14", damage = 200 },
        { "sm1-11", damage = 50 },
        { "sm1-42", damage = 150 },
        "sm1-9",
      },
    },
    opponent = { active = "sm1-27", bench = { { "sm1-9", damage = 10 } } },
  }
  t:use("Star Bloom", "active")
  t:changed { ["bench 1 damage"] = 80, ["bench 2 damage"] = 0 }
end)

test("Star Bloom: not without damage on a Benched Grass Pokémon", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "swsh9-14", damage = 200 }, bench = { "sm1-9", { "sm1-42", damage = 150 } } },
    opponent = { active = "sm1-27" },
  }
  t:illegal("use", "Star Bloom")
end)

test("Revenge Blast: 40 more damage for each Prize card the opponent has taken", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "swsh9-14", energy = "GR" }, prizes = 2 },
    opponent = { active = "sm1-27", prizes = 5 },
  }
  t:attack "Revenge Blast"
  t:changed { ["opponent active damage"] = 160 }
end)

test("Revenge Blast: nothing more while the opponent has taken none, 40 for each", function(t)
  for taken, damage in pairs { [0] = 120, [3] = 240 } do
    t:position {
      ruleset = "sv",
      me = { active = { "swsh9-14", energy = "GR" } },
      opponent = { active = "swsh1-142", prizes = 6 - taken },
    }
    t:attack "Revenge Blast"
    t:equal(t.opponent.active.damage, damage)
  end
end)
