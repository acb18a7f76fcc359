local palossand = "sv8-91"

local function tomb()
  return {
    ruleset = "sv",
    me = { active = { palossand, energy = "GGG" }, bench = { "sv1-13" } },
    opponent = { active = { "sv1-86", energy = "PPP" }, bench = { { "sv1-86", energy = "PPP" } } },
  }
end

test("Sand Tomb: the Defending Pokémon can't retreat in the opponent's next turn", function(t)
  t:position(tomb())
  t:attack "Sand Tomb"
  t:equal(t.opponent.active.damage, 160)
  t:illegal("retreat", "opponent bench 1")
end)

test("Sand Tomb: it can in the turn after that", function(t)
  t:position(tomb())
  t:attack "Sand Tomb"
  t:end_turn()
  t:end_turn()
  t:legal("retreat", "opponent bench 1")
end)

local function jail(bench)
  return {
    ruleset = "sv",
    me = { active = { palossand, energy = "WPF" }, bench = { "sv1-38" } },
    opponent = { active = "sv1-86", bench = bench },
  }
end

test("Barite Jail: each Benched Pokémon has 100 HP left", function(t)
  t:position(jail { "sv1-38", "sv1-80", { "me1-36", damage = 100 }, "sv6-95" })
  t:attack "Barite Jail"
  t:changed {
    ["opponent bench 1 damage"] = 80,
    ["opponent bench 2 damage"] = 20,
    ["opponent bench 3 damage"] = 250,
    ["opponent bench 4 damage"] = 10,
  }
  t:equal(#t:events("damaged"), 0)
end)

test("Barite Jail: Pokémon with 100 HP or less stay as they are", function(t)
  t:position(jail { "sv7-119", { "sv1-38", damage = 90 }, "sv1-13" })
  t:attack "Barite Jail"
  t:unchanged()
end)

test("Barite Jail: with an empty Bench nothing", function(t)
  t:position(jail {})
  t:attack "Barite Jail"
  t:unchanged()
end)
