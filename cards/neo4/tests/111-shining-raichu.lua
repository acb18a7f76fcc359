local function thundersquall(energy, bench)
  return {
    me = { active = { "neo4-111", energy = energy } },
    opponent = { active = "dp3-55", bench = bench },
  }
end

test(
  "Thundersquall: 10 damage per Water Energy to a Benched Pokémon, whatever its Weakness",
  function(t)
    t:position(thundersquall("LLWWW", { "dp3-94", "pl3-29" }))
    t:attack "Thundersquall"
    t:options { "opponent bench 1", "opponent bench 2" }
    t:answer "opponent bench 2"
    t:changed { ["opponent active damage"] = 40, ["opponent bench 2 damage"] = 30 }
  end
)

test("Thundersquall: only 40 damage against an empty Bench", function(t)
  t:position(thundersquall "LLWW")
  t:attack "Thundersquall"
  t:changed { ["opponent active damage"] = 40 }
end)
