local function position(energy, attached)
  return {
    ruleset = "sv",
    me = {
      active = { "rsv10pt5-69", energy = energy, attached = attached },
      bench = { { "sv1-13", energy = "G" } },
    },
    opponent = { active = { "sv10-64", energy = "W" }, bench = { "sv10-64" } },
  }
end

test("Power Whip: 20 for each Energy, with Weakness for the Active Pokémon", function(t)
  t:position(position "MG")
  t:attack "Power Whip"
  t:options { "opponent active", "opponent bench 1" }
  t:answer "opponent active"
  t:changed { ["opponent active damage"] = 80 }
end)

test("Power Whip: without Weakness for a Benched Pokémon", function(t)
  t:position(position "MGG")
  t:attack "Power Whip"
  t:answer "opponent bench 1"
  t:changed { ["opponent bench 1 damage"] = 60 }
end)

test("Power Whip: Energy counts, not cards", function(t)
  t:position(position("M", { "rsv10pt5-86" }))
  t:attack "Power Whip"
  t:answer "opponent bench 1"
  t:equal(t.opponent.bench[1].damage, 80)
end)
