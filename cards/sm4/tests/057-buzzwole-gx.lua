local function buzzwole(side)
  return { ruleset = "sm", me = side, opponent = { active = "sm1-42", bench = { "sm1-24" } } }
end

test("Jet Punch: 30 damage to a Benched Pokémon, too", function(t)
  t:position(buzzwole { active = { "sm4-57", energy = "F" } })
  t:attack "Jet Punch"
  t:changed { ["opponent active damage"] = 30, ["opponent bench 1 damage"] = 30 }
end)

test("Jet Punch: the attacker chooses which", function(t)
  t:position {
    ruleset = "sm",
    me = { active = { "sm4-57", energy = "F" } },
    opponent = { active = "sm1-42", bench = { "sm1-24", "sm1-39" } },
  }
  t:attack "Jet Punch"
  t:equal(t:asked(), "me")
  t:answer "opponent bench 2"
  t:changed { ["opponent active damage"] = 30, ["opponent bench 2 damage"] = 30 }
end)

test("Jet Punch: an empty Bench", function(t)
  t:position {
    ruleset = "sm",
    me = { active = { "sm4-57", energy = "F" } },
    opponent = { active = "sm1-42" },
  }
  t:attack "Jet Punch"
  t:changed { ["opponent active damage"] = 30 }
end)

test("Knuckle Impact: no attack in its next turn", function(t)
  t:position(buzzwole { active = { "sm4-57", energy = "FFF" } })
  t:attack "Knuckle Impact"
  t:equal(t.opponent.active.damage, 160)
  t:end_turn()
  t:illegal("attack", "Jet Punch")
  t:end_turn()
  t:end_turn()
  t:legal("attack", "Jet Punch")
end)

test("Absorption-GX: 40 damage for each Prize card left", function(t)
  t:position(buzzwole { active = { "sm4-57", energy = "FFF" }, prizes = 3 })
  t:attack "Absorption-GX"
  t:changed { ["opponent active damage"] = 120 }
end)
