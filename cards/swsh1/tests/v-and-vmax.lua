-- The rules of Pokémon V and Pokémon VMAX (section 18.5), which apply in every era that their cards
-- are played in.

local lapras, lapras_v, lapras_vmax = "swsh1-48", "swsh1-49", "swsh1-50"

local eras = { rulesets = { "sm", "sv" } }

local function knocked_out(t, ruleset, id, damage)
  t:position {
    ruleset = ruleset,
    me = { active = { "sm1-24", energy = "R" } },
    opponent = { active = { id, damage = damage }, bench = { "sm1-24" } },
  }
  t:attack "Bite"
end

test("V-01: 2 Prize cards for a Knock Out", eras, function(t, ruleset)
  knocked_out(t, ruleset, lapras_v, 200)
  t:answer(1, 2)
  t:equal(t.me.prizes_left, 4)
end)

test("VMAX-01 EX-77: evolves from its Pokémon V alone", eras, function(t, ruleset)
  t:position {
    ruleset = ruleset,
    me = { active = lapras, bench = { lapras_v, "swsh1-141" }, hand = { lapras_vmax } },
    opponent = { active = "sm1-42" },
  }
  t:illegal("bench", lapras_vmax)
  t:illegal("evolve", lapras_vmax, "active")
  t:illegal("evolve", lapras_vmax, "bench 2")
  t:evolve(lapras_vmax, "bench 1")
  t:equal(t.me.bench[1].id, lapras_vmax)
  t:equal(t.me.bench[1].under, { lapras_v })
end)

test("VMAX-01: all rules of evolving hold: not in the turn it came", eras, function(t, ruleset)
  t:position {
    ruleset = ruleset,
    me = { active = { lapras_v, new = true }, hand = { lapras_vmax } },
    opponent = { active = "sm1-42" },
  }
  t:illegal("evolve", lapras_vmax, "active")
end)

test("VMAX-01: is an Evolution Pokémon, but no Stage 1", eras, function(t, ruleset)
  -- Dump Truck Press does more to an Evolution Pokémon.
  t:position {
    ruleset = ruleset,
    me = { active = { "sm9-120", energy = "RRRR" } },
    opponent = { active = lapras_vmax },
  }
  t:attack "Dump Truck Press"
  t:equal(t.opponent.active.damage, 240)
end)

test("VMAX-02 EX-77: 3 Prize cards for a Knock Out", eras, function(t, ruleset)
  knocked_out(t, ruleset, lapras_vmax, 310)
  t:answer(1, 2, 3)
  t:equal(t.me.prizes_left, 3)
end)

test("VMAX-02 EX-77: counts as a Pokémon V", eras, function(t, ruleset)
  -- Forest Seal Stone gives a VSTAR Power to Pokémon V.
  t:position {
    ruleset = ruleset,
    me = { active = { lapras_vmax, attached = { "swsh12-156" } } },
    opponent = { active = "sm1-42" },
  }
  t:legal("use", "Star Alchemy")
end)
