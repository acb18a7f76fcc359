local roggenrola = "rsv10pt5-46"

local function harden(attacker)
  return {
    ruleset = "sv",
    me = { active = { roggenrola, energy = "F" }, bench = { "sv1-13" } },
    opponent = { active = attacker },
  }
end

test("Harden: 40 damage is prevented, in the opponent's next turn only", function(t)
  t:position(harden { "sv10-97", energy = "FFF" })
  t:attack "Harden"
  t:attack "Rock Throw"
  t:equal(t.me.active.damage, 0)
  t:end_turn()
  t:attack "Rock Throw"
  t:equal(t.me.active.damage, 40)
end)

test("Harden: 50 damage is not", function(t)
  t:position(harden { "sv10-68", energy = "LL" })
  t:attack "Harden"
  t:attack "Electroslug"
  t:equal(t.me.active.damage, 50)
end)

test("Harden: the damage after Weakness counts", function(t)
  t:position(harden { "me1-8", energy = "G" })
  t:attack "Harden"
  t:attack "Razor Leaf"
  t:equal(t.me.active.damage, 0)
  t:position(harden { "sv6-14", energy = "GG" })
  t:attack "Harden"
  t:attack "Branch Poke"
  t:equal(t.me.active.damage, 60)
end)

test("Harden: effects are not prevented", function(t)
  t:position(harden { "me2-49", energy = "F" })
  t:attack "Harden"
  t:attack "Poison Jab"
  t:equal(t.me.active.damage, 10)
  t:equal(t.me.active.conditions, { "poisoned" })
end)

test("Harden: not for another Pokémon", function(t)
  t:position(harden { "sv9-111", energy = "M" })
  t:attack "Harden"
  t:attack "Insta-Strike"
  t:changed { ["bench 1 damage"] = 30 }
end)
