local function whiscash(opponent)
  return {
    ruleset = "sv",
    me = {
      active = { "swsh2-100", energy = "FF" },
      bench = { "swsh2-100", "swsh2-142", "swsh2-111" },
    },
    opponent = opponent,
  }
end

test("Earthquake: also 20 damage to each of the own Benched Pokémon", function(t)
  t:position(whiscash { active = "swsh2-111", bench = { "swsh2-142" } })
  t:attack "Earthquake"
  t:answer(1)
  t:equal(t.me.bench[2].damage, 20)
  t:equal(t.me.bench[3].damage, 20)
  t:equal(t.opponent.active.id, "swsh2-142")
  t:equal(t.opponent.active.damage, 0)
end)

test("Submerge: no damage on the Bench, from its own side", function(t)
  t:position(whiscash { active = "swsh2-111", bench = { "swsh2-142" } })
  t:attack "Earthquake"
  t:answer(1)
  t:equal(t.me.bench[1].damage, 0)
end)

test("Submerge: no damage on the Bench, from the opponent; in the Active Spot there is", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "swsh2-73", energy = "LL" } },
    opponent = { active = "swsh2-100", bench = { "swsh2-100", "swsh2-4" } },
  }
  t:attack "Spark"
  t:answer "opponent bench 1"
  t:changed { ["opponent active damage"] = 50 }
end)

test("Submerge: damage counters are not damage", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "swsh2-78", energy = "P" } },
    opponent = { active = "swsh2-4", bench = { "swsh2-100" } },
  }
  t:attack "Cursed Drop"
  for _ = 1, 3 do t:answer "opponent bench 1" end
  t:changed { ["opponent bench 1 damage"] = 30 }
end)
