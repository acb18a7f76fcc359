local carracosta = "zsv10pt5-23"

local function shell(attacker, active, bench)
  return {
    ruleset = "sv",
    me = { active = attacker, hand = { "sv10-179" } },
    opponent = { active = active or carracosta, bench = bench },
  }
end

test("Mighty Shell: no damage or effects from a Pokémon with Special Energy", function(t)
  t:position(shell { "me2-49", energy = "F", attached = { "sv2-193" } })
  t:attack "Poison Jab"
  t:unchanged()
end)

test("Mighty Shell: on the Bench, too, and not for another Pokémon", function(t)
  t:position(shell({ "sv9-111", attached = { "sv2-193" } }, "sv1-38", { carracosta }))
  t:attack "Insta-Strike"
  t:changed { ["opponent active damage"] = 30 }
end)

test("Mighty Shell: not from a Pokémon with only basic Energy", function(t)
  t:position(shell { "me2-49", energy = "F", attached = { "sv1-193" } })
  t:attack "Poison Jab"
  t:equal(t.opponent.active.damage, 20)
  t:equal(t.opponent.active.conditions, { "poisoned" })
end)

test("Mighty Shell: Special Energy on another Pokémon does not count", function(t)
  t:position {
    ruleset = "sv",
    me = {
      active = { "sv1-13", energy = "G" },
      bench = { { "sv1-13", attached = { "sv2-193" } } },
    },
    opponent = { active = { carracosta, attached = { "sv2-193" } } },
  }
  t:attack "Scratch"
  t:changed { ["opponent active damage"] = 10 }
end)

test("Mighty Shell: not for a Trainer card's effect", function(t)
  t:position(shell { "sv1-13", attached = { "sv2-193" } })
  t:coins "H"
  t:play "sv10-179"
  t:equal(t.opponent.active.damage, 20)
end)

test("Big Bite: the Defending Pokémon can't retreat in the opponent's next turn", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { carracosta, energy = "WWW" } },
    opponent = { active = { "sv5-123", energy = "LLL" }, bench = { "sv1-13" } },
  }
  t:attack "Big Bite"
  t:equal(t.opponent.active.damage, 150)
  t:illegal("retreat", "opponent bench 1")
  t:end_turn()
  t:end_turn()
  t:legal("retreat", "opponent bench 1")
end)

test("Mighty Shell: not for your own Pokémon with Special Energy", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "sv9-87", energy = "FF", attached = { "sv2-193" } }, bench = { carracosta } },
    opponent = { active = "sv5-123" },
  }
  t:attack "Break Ground"
  t:changed { ["opponent active damage"] = 140, ["bench 1 damage"] = 20 }
end)
