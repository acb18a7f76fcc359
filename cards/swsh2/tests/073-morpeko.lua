test("Torment: the attack named can't be used in the next turn", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "swsh2-73", energy = "L" } },
    opponent = { active = { "swsh2-111", energy = "FFFF" } },
  }
  t:attack "Torment"
  t:options { "Mega Kick", "Power Press" }
  t:answer "Mega Kick"
  t:equal(t.opponent.active.damage, 20)
  t:illegal("attack", "Mega Kick")
  t:legal("attack", "Power Press")
  t:end_turn()
  t:end_turn()
  t:legal("attack", "Mega Kick")
end)

test("Torment: the Pokémon is free of it on the Bench, and another is not held", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "swsh2-73", energy = "L" } },
    opponent = {
      active = { "swsh2-142", energy = "FFF" },
      bench = { { "swsh2-142", energy = "FF" } },
    },
  }
  t:attack "Torment"
  t:illegal("attack", "Glide")
  t:retreat "opponent bench 1"
  t:legal("attack", "Glide")
end)

test("Spark: also 20 to one Benched Pokémon, without Weakness", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "swsh2-73", energy = "LL" }, bench = { "swsh2-4" } },
    opponent = { active = "swsh2-111", bench = { "swsh2-4", "swsh2-142" } },
  }
  t:attack "Spark"
  t:options { "opponent bench 1", "opponent bench 2" }
  t:answer "opponent bench 2"
  t:changed { ["opponent active damage"] = 50, ["opponent bench 2 damage"] = 20 }
end)

test("Spark: nobody on the Bench", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "swsh2-73", energy = "LL" } },
    opponent = { active = "swsh2-111" },
  }
  t:attack "Spark"
  t:changed { ["opponent active damage"] = 50 }
end)
