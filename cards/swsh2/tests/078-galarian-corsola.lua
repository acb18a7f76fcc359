local position = {
  ruleset = "sv",
  me = { active = { "swsh2-78", energy = "P" }, bench = { "swsh2-4" } },
  opponent = { active = "swsh2-111", bench = { "swsh2-142", "swsh2-4" } },
}

test("Cursed Drop: three counters on one Pokémon", function(t)
  t:position(position)
  t:attack "Cursed Drop"
  t:options { "opponent active", "opponent bench 1", "opponent bench 2" }
  t:answer "opponent bench 2"
  t:answer "opponent bench 2"
  t:answer "opponent bench 2"
  t:changed { ["opponent bench 2 damage"] = 30 }
end)

test("Cursed Drop: spread", function(t)
  t:position(position)
  t:attack "Cursed Drop"
  t:answer "opponent active"
  t:answer "opponent bench 1"
  t:answer "opponent bench 2"
  t:changed {
    ["opponent active damage"] = 10,
    ["opponent bench 1 damage"] = 10,
    ["opponent bench 2 damage"] = 10,
  }
end)

test("Cursed Drop: nobody but the Active Pokémon", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "swsh2-78", energy = "P" } },
    opponent = { active = "swsh2-111" },
  }
  t:attack "Cursed Drop"
  t:changed { ["opponent active damage"] = 30 }
end)
