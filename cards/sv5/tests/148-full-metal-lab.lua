local function attacked(defender, attacker)
  return {
    ruleset = "sv",
    stadium = "sv5-148",
    me = { active = attacker },
    opponent = { active = defender },
  }
end

test("Full Metal Lab: 30 less for a Metal Pokémon, after Weakness", function(t)
  t:position(attacked("swsh2-205", { "sv1-36", energy = "RRR" }))
  t:attack "Combustion"
  t:changed { ["opponent active damage"] = 70 }
end)

test("Full Metal Lab: for both sides", function(t)
  t:position(attacked({ "sv1-80", energy = "LL" }, "swsh2-205"))
  t:end_turn()
  t:attack "Sharp Fang"
  t:changed {}
end)

test("Full Metal Lab: nothing for others", function(t)
  t:position(attacked("sv1-38", { "sv1-80", energy = "LL" }))
  t:attack "Sharp Fang"
  t:changed { ["opponent active damage"] = 30 }
end)

test("Full Metal Lab: nothing against the own side", function(t)
  t:position {
    ruleset = "sv",
    stadium = "sv5-148",
    me = { active = { "swsh2-100", energy = "FF" }, bench = { "swsh2-205" } },
    opponent = { active = "sv1-38" },
  }
  t:attack "Earthquake"
  t:equal(t.me.bench[1].damage, 20)
end)
