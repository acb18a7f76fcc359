test("Fling: 30 damage to a Benched Pokémon, without Weakness", function(t)
  t:position {
    ruleset = "sm",
    me = { active = { "sm1-73", energy = "F" }, bench = { "sm1-9" } },
    opponent = { active = "sm1-99", bench = { "sm1-9", "sm1-99" } },
  }
  t:attack "Fling"
  t:options { "opponent bench 1", "opponent bench 2" }
  t:answer "opponent bench 2"
  t:changed { ["opponent bench 2 damage"] = 30 }
end)

test("Fling: nobody on the Bench", function(t)
  t:position {
    ruleset = "sm",
    me = { active = { "sm1-73", energy = "F" } },
    opponent = { active = "sm1-99" },
  }
  t:attack "Fling"
  t:changed {}
end)

test("Team Play: 30 more damage for each Benched Passimian of mine", function(t)
  t:position {
    ruleset = "sm",
    me = { active = { "sm1-73", energy = "FF" }, bench = { "sm1-73", "sm1-9", "sm1-73" } },
    opponent = { active = "sm1-23", bench = { "sm1-73" } },
  }
  t:attack "Team Play"
  t:changed { ["opponent active damage"] = 70 }
end)

test("Team Play: the attacker itself doesn't count", function(t)
  t:position {
    ruleset = "sm",
    me = { active = { "sm1-73", energy = "FF" } },
    opponent = { active = "sm1-23" },
  }
  t:attack "Team Play"
  t:changed { ["opponent active damage"] = 10 }
end)
