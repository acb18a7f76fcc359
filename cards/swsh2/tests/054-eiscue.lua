local function attacked(attacker, damage)
  return {
    ruleset = "sv",
    me = { active = { attacker, energy = "MMM" } },
    opponent = { active = { "swsh2-54", damage = damage }, bench = { "swsh2-142" } },
  }
end

test("Ice Face: 60 less at full HP, after Weakness", function(t)
  t:position(attacked "swsh2-205")
  t:attack "Metal Claw"
  t:explain {
    { "base", 70, by = "swsh2-205" },
    { "attacker", 90, by = "swsh2-205" },
    { "weakness", 180 },
    { "defender_texts", 120, by = "swsh2-54" },
    { "result", 120 },
  }
  t:answer(1)
end)

test("Ice Face: not below 0", function(t)
  t:position(attacked "swsh2-142")
  t:attack "Glide"
  t:changed {}
end)

test("Ice Face: not with damage on it", function(t)
  t:position(attacked("swsh2-142", 10))
  t:attack "Glide"
  t:changed { ["opponent active damage"] = 40 }
end)

test("Ice Face: on the Bench too", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "swsh2-54", energy = "WWW" } },
    opponent = { active = "swsh2-205", bench = { "swsh2-54", { "swsh2-54", damage = 20 } } },
  }
  t:attack "Blizzard"
  t:changed { ["opponent active damage"] = 70, ["opponent bench 2 damage"] = 30 }
end)

test("Ice Face: not against attacks of its own side", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "swsh2-100", energy = "FF" }, bench = { "swsh2-54" } },
    opponent = { active = "swsh2-100", bench = { "swsh2-142" } },
  }
  t:attack "Earthquake"
  t:answer(1)
  t:equal(t.me.bench[1].damage, 20)
end)

test("Blizzard: 10 damage to each Benched Pokémon, without Weakness", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "swsh2-54", energy = "WWW" }, bench = { "swsh2-142" } },
    opponent = { active = "swsh2-111", bench = { "swsh2-142", "dp3-89" } },
  }
  t:attack "Blizzard"
  t:changed {
    ["opponent active damage"] = 70,
    ["opponent bench 1 damage"] = 10,
    ["opponent bench 2 damage"] = 10,
  }
end)
