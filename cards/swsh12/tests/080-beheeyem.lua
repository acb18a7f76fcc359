local function beheeyem(bench)
  return {
    ruleset = "sv",
    me = { active = { "swsh12-80", energy = "PP" } },
    opponent = { active = "me1-36", bench = bench },
  }
end

for id, damage in pairs { ["sv6-105"] = 120, ["sm1-78"] = 40, ["sv1-13"] = 60 } do
  local why = ({ [120] = "Weakness", [40] = "Resistance", [60] = "neither" })[damage]
  test("Psychic Arrow: on the Bench, " .. why .. " counts", function(t)
    t:position(beheeyem { id })
    t:attack "Psychic Arrow"
    t:answer "opponent bench 1"
    t:equal(t:events("damaged")[1].value, damage)
  end)
end

test("Psychic Arrow: the Active Pokémon", function(t)
  t:position(beheeyem { "sv1-13" })
  t:attack "Psychic Arrow"
  t:answer "opponent active"
  t:equal(t.opponent.active.damage, 60)
end)
