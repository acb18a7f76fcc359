local function attacked(defender, attacker)
  return {
    ruleset = "sv",
    me = { active = attacker },
    opponent = { active = { defender, attached = { "sv1-192" } } },
  }
end

test("Rock Chestplate: 30 less for a Fighting Pokémon, after Weakness", function(t)
  t:position(attacked("sv1-120", { "sv1-14", energy = "GG" }))
  t:attack "Leaf Step"
  t:changed { ["opponent active damage"] = 90 }
end)

test("Rock Chestplate: nothing for others", function(t)
  t:position(attacked("sv1-38", { "sv1-14", energy = "GG" }))
  t:attack "Leaf Step"
  t:changed { ["opponent active damage"] = 60 }
end)

test("Rock Chestplate: nothing against the own side", function(t)
  t:position {
    ruleset = "sv",
    me = {
      active = { "swsh2-100", energy = "FF" },
      bench = { { "sv1-120", attached = { "sv1-192" } } },
    },
    opponent = { active = "sv1-38" },
  }
  t:attack "Earthquake"
  t:equal(t.me.bench[1].damage, 20)
end)
