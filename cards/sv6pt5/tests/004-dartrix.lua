local dartrix = "sv6pt5-4"

local function position(discard)
  return {
    ruleset = "sv",
    me = {
      active = { dartrix, energy = "G" },
      bench = { dartrix },
      hand = { dartrix },
      discard = discard,
    },
    opponent = { active = "sv5-123", discard = { dartrix } },
  }
end

test("United Wings: 20 for each Pokémon with United Wings in the discard pile", function(t)
  t:position(position { dartrix, "sv1-13", dartrix, "dp1-123", dartrix })
  t:attack "United Wings"
  t:changed { ["opponent active damage"] = 60 }
end)

test("United Wings: no damage without one", function(t)
  t:position(position { "sv1-13", "sv1-14" })
  t:attack "United Wings"
  t:unchanged()
end)
