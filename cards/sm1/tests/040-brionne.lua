test("Disarming Voice: the opponent's Active Pokémon is Confused", function(t)
  t:position {
    ruleset = "sm",
    me = { active = { "sm1-40", energy = "WWW" } },
    opponent = { active = "sm1-99" },
  }
  t:attack "Disarming Voice"
  t:changed { ["opponent active damage"] = 50, ["opponent active conditions"] = { "+ confused" } }
end)

test("EX-61: Primarina evolves from Brionne", function(t)
  t:position {
    ruleset = "sm",
    me = { active = { "sm1-40", damage = 20 }, hand = { "sm1-41" } },
    opponent = { active = "sm1-99" },
  }
  t:evolve("sm1-41", "active")
  t:equal(t.me.active.id, "sm1-41")
  t:equal(t.me.active.damage, 20)
end)
