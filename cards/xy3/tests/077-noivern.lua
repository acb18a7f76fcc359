local echo = {
  ruleset = "xy",
  me = { active = { "bw1-66", energy = "L" } },
  opponent = { active = "xy3-77" },
}

test("Echolocation: heads, the damage is prevented", function(t)
  t:position(echo)
  t:coins "H"
  t:attack "Scratch"
  t:unchanged()
end)

test("Echolocation: tails, it is done", function(t)
  t:position(echo)
  t:coins "T"
  t:attack "Scratch"
  t:changed { ["opponent active damage"] = 10 }
end)

test("Echolocation: nothing is flipped without damage", function(t)
  t:position {
    ruleset = "xy",
    me = { active = { "bw8-84", energy = "L" } },
    opponent = { active = "xy3-77" },
  }
  t:attack "Silent Claw"
  t:unchanged()
end)

test("Boomburst: 30 damage to each Pokémon of the opponent", function(t)
  t:position {
    ruleset = "xy",
    me = { active = { "xy3-77", energy = "PDL" }, bench = { "bw1-1" } },
    opponent = { active = "xy0-26", bench = { "bw1-1", "xy0-16" } },
  }
  t:attack "Boomburst"
  t:changed {
    ["opponent active damage"] = 30,
    ["opponent bench 1 damage"] = 30,
    ["opponent bench 2 damage"] = 30,
  }
end)
