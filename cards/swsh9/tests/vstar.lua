-- The rules of Pokémon VSTAR (section 18.5), in every era that their cards are played in.

local shaymin, shaymin_v, shaymin_vstar = "sm5-111", "swsh9-13", "swsh9-14"
local charizard_vstar, seal_stone = "swsh9-18", "swsh12-156"
local damaged_grass = { "sm1-9", damage = 30 }

local eras = { rulesets = { "sm", "sv" } }

test("VSTAR-01 EX-76: evolves from its Pokémon V alone", eras, function(t, ruleset)
  t:position {
    ruleset = ruleset,
    me = { active = shaymin, bench = { shaymin_v, "swsh9-17" }, hand = { shaymin_vstar } },
    opponent = { active = "sm1-42" },
  }
  t:illegal("bench", shaymin_vstar)
  t:illegal("evolve", shaymin_vstar, "active")
  t:illegal("evolve", shaymin_vstar, "bench 2")
  t:evolve(shaymin_vstar, "bench 1")
  t:equal(t.me.bench[1].under, { shaymin_v })
end)

test("VSTAR-01: 2 Prize cards for a Knock Out", eras, function(t, ruleset)
  t:position {
    ruleset = ruleset,
    me = { active = { "sm1-24", energy = "R" } },
    opponent = { active = { charizard_vstar, damage = 270 }, bench = { "sm1-24" } },
  }
  t:attack "Bite"
  t:answer(1, 2)
  t:equal(t.me.prizes_left, 4)
end)

test("VSTAR-01: is an Evolution Pokémon and counts as a Pokémon V", eras, function(t, ruleset)
  t:position {
    ruleset = ruleset,
    me = { active = { "sm9-120", energy = "RRRR" } },
    opponent = { active = { charizard_vstar, attached = { seal_stone } } },
  }
  t:attack "Dump Truck Press"  -- 120 more to an Evolution Pokémon
  t:equal(t.opponent.active.damage, 240)
  t:legal("use", "Star Alchemy")
end)

test("VSTAR-02: one VSTAR Power a game, whichever Pokémon has it", eras, function(t, ruleset)
  t:position {
    ruleset = ruleset,
    me = {
      active = { charizard_vstar, energy = "RRRW" },
      bench = { shaymin_vstar, damaged_grass },
    },
    opponent = { active = "swsh1-142" },
  }
  t:legal("attack", "Star Blaze")
  t:use("Star Bloom", "bench 1")
  t:illegal("use", "Star Bloom", "bench 1")
  t:illegal("attack", "Star Blaze")
  t:legal("attack", "Explosive Fire")
  t:end_turn()
  t:end_turn()
  t:illegal("attack", "Star Blaze")
end)

test("VSTAR-02: an attack uses it up for an Ability", eras, function(t, ruleset)
  t:position {
    ruleset = ruleset,
    me = {
      active = { charizard_vstar, energy = "RRRR" },
      bench = { shaymin_vstar, damaged_grass },
    },
    opponent = { active = "swsh1-142" },
  }
  t:legal("use", "Star Bloom", "bench 1")
  t:attack "Star Blaze"
  t:end_turn()
  t:illegal("use", "Star Bloom", "bench 1")
end)

test("VSTAR-02: each player has one", eras, function(t, ruleset)
  local side = { active = shaymin_vstar, bench = { damaged_grass } }
  t:position { ruleset = ruleset, me = side, opponent = side }
  t:use "Star Bloom"
  t:end_turn()
  t:use "Star Bloom"
  t:changed { ["bench 1 damage"] = 0, ["opponent bench 1 damage"] = 0 }
end)

test("VSTAR-02 GX-02: a GX attack is another limit", eras, function(t, ruleset)
  t:position {
    ruleset = ruleset,
    me = { active = { "sm1-42", energy = "WW" }, bench = { shaymin_vstar, damaged_grass } },
    opponent = { active = "swsh1-142" },
  }
  t:use("Star Bloom", "bench 1")
  t:legal("attack", "Grand Echo-GX")
  t:attack "Grand Echo-GX"
  t:equal(t.me.bench[2].damage, 0)
end)

test("VSTAR-02: a Seal Stone is under the same limit", eras, function(t, ruleset)
  t:position {
    ruleset = ruleset,
    me = {
      active = { shaymin_v, attached = { seal_stone } },
      bench = { shaymin_vstar, damaged_grass, { charizard_vstar, attached = { seal_stone } } },
    },
    opponent = { active = "swsh1-142" },
  }
  t:use("Star Alchemy", "active")
  t:answer "#1"
  t:illegal("use", "Star Alchemy", "bench 3")
  t:illegal("use", "Star Bloom", "bench 1")
end)
