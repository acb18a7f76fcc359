local position = {
  me = { active = { "ex1-103", energy = "DDL" }, bench = { "dp3-94", "dp3-104" } },
  opponent = { active = "dp3-55" },
}

local function odds(t, attack)
  t:position(position)
  return t:every_outcome(function(t)
    t:attack(attack)
    return t.opponent.active.damage
  end)
end

test("Double Scratch: 10 damage for each heads", function(t)
  t:equal(odds(t, "Double Scratch"), { [0] = "1/4", [10] = "1/2", [20] = "1/4" })
end)

test("Beat Up: a coin for each own Pokémon, Sneasel ex too", function(t)
  t:equal(odds(t, "Beat Up"), { [0] = "1/8", [20] = "3/8", [40] = "3/8", [60] = "1/8" })
end)
