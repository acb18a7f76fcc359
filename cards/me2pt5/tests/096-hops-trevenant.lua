local trevenant, wooloo, cape = "me2pt5-96", "sv9-135", "sv5-152"

local function revenge(active, bench, opponent)
  bench[1] = { trevenant, energy = "P" }
  return {
    ruleset = "sv",
    me = { active = active, bench = bench },
    opponent = { active = opponent or { "sv6-61", energy = "W" } },
  }
end

test("Horrifying Revenge: 100 more when a Hop's Pokémon was Knocked Out", function(t)
  t:position(revenge(wooloo, {}))
  t:end_turn()
  t:attack "Giga Impact"
  t:answer(1)
  t:attack "Horrifying Revenge"
  t:equal(t.opponent.active.damage, 130)
end)

test("Horrifying Revenge: also from the Bench", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { trevenant, energy = "P" }, bench = { { wooloo, damage = 40 } } },
    opponent = { active = { "sv9-111", energy = "M" } },
  }
  t:end_turn()
  t:attack "Insta-Strike"
  t:answer(1)
  t:attack "Horrifying Revenge"
  t:equal(t.opponent.active.damage, 130)
end)

test("Horrifying Revenge: not for another Pokémon", function(t)
  t:position(revenge("sv10-27", { trevenant, wooloo }))
  t:end_turn()
  t:attack "Giga Impact"
  t:answer(1)
  t:answer "bench 1"
  t:attack "Horrifying Revenge"
  t:equal(t.opponent.active.damage, 30)
end)

test("Horrifying Revenge: only in the opponent's last turn", function(t)
  t:position(revenge(wooloo, {}))
  t:end_turn()
  t:attack "Giga Impact"
  t:answer(1)
  t:end_turn()
  t:end_turn()
  t:attack "Horrifying Revenge"
  t:equal(t.opponent.active.damage, 30)
end)

test("Horrifying Revenge: not for a Special Condition", function(t)
  t:position(revenge({ wooloo, damage = 50, conditions = { "poisoned" } }, {}))
  t:end_turn()
  t:end_turn()
  t:answer(1)
  t:equal(t.me.active.id, trevenant)
  t:attack "Horrifying Revenge"
  t:equal(t.opponent.active.damage, 30)
end)

test("Horrifying Revenge: not for an attack's damage counters", function(t)
  t:position(revenge({ wooloo, damage = 60 }, {}, { "me2-46", energy = "P", attached = { cape } }))
  t:end_turn()
  t:attack "Sneaky Placement"
  t:answer "active"
  t:answer(1)
  t:attack "Horrifying Revenge"
  t:equal(t.opponent.active.damage, 30)
end)

test("Horrifying Revenge: not for the opponent's Hop's Pokémon, nor for damage alone", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { trevenant, energy = "P", attached = { cape } } },
    opponent = {
      active = { "sv9-87", energy = "FFF" },
      bench = { { wooloo, damage = 60 }, "sv1-36" },
    },
  }
  t:end_turn()
  t:attack "Break Ground"
  t:answer(1)
  t:equal(t.me.prizes_left, 5)
  t:attack "Horrifying Revenge"
  t:equal(t.opponent.active.damage, 30)
end)
