test("Disarming Voice: the opponent's Active Pokémon is Confused", function(t)
  t:position {
    ruleset = "sm",
    me = { active = { "sm1-41", energy = "WW" } },
    opponent = { active = "sm1-99" },
  }
  t:attack "Disarming Voice"
  t:changed { ["opponent active damage"] = 30, ["opponent active conditions"] = { "+ confused" } }
end)

test("Sparkling Aria: 100 damage, and 30 damage healed", function(t)
  t:position {
    ruleset = "sm",
    me = { active = { "sm1-41", energy = "WWW", damage = 50 } },
    opponent = { active = "sm1-99" },
  }
  t:attack "Sparkling Aria"
  t:changed { ["active damage"] = 20, ["opponent active damage"] = 100 }
end)
