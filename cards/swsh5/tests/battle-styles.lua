-- The rule of battle styles (section 18.5).

local remoraid, octillery, tower_of_waters = "swsh5-36", "swsh5-37", "swsh5-138"
local houndour, tower_of_darkness = "swsh5-95", "swsh5-137"
local genesect_v, power_tablet = "swsh8-185", "swsh8-236"

local eras = { rulesets = { "sm", "sv" } }

test("BST-01: Rapid Strike: on Pokémon and Trainer cards", eras, function(t, ruleset)
  t:position {
    ruleset = ruleset,
    me = {
      active = octillery,
      deck = { remoraid, houndour, tower_of_waters, tower_of_darkness, power_tablet, genesect_v },
    },
    opponent = { active = "sm1-42" },
  }
  t:use "Rapid Strike Search"
  t:options { remoraid, tower_of_waters }
  t:answer(remoraid)
end)

test("BST-01: Single Strike: on Pokémon and Trainer cards", eras, function(t, ruleset)
  for card, style in pairs {
    [houndour] = true,
    [tower_of_darkness] = true,
    [remoraid] = false,
    [power_tablet] = false,
  } do
    t:position {
      ruleset = ruleset,
      stadium = tower_of_darkness,
      me = { active = "sm1-24", hand = { card } },
      opponent = { active = "sm1-42" },
    }
    if style then
      t:legal "use_stadium"
    else
      t:illegal "use_stadium"
    end
  end
end)

test("BST-01: Fusion Strike: on a Pokémon V, too", eras, function(t, ruleset)
  t:position {
    ruleset = ruleset,
    me = { active = { genesect_v, energy = "MMW" }, hand = { power_tablet } },
    opponent = { active = "sm1-42" },
  }
  t:play(power_tablet)
  t:attack "Techno Blast"
  t:equal(t.opponent.active.damage, 240)
end)

test("BST-01: changes no other rule: evolving, Prize cards", eras, function(t, ruleset)
  t:position {
    ruleset = ruleset,
    me = { active = { "sm1-24", energy = "R" }, bench = { remoraid }, hand = { octillery } },
    opponent = { active = { houndour, damage = 50 }, bench = { "sm1-24" } },
  }
  t:evolve(octillery, "bench 1")
  t:attack "Bite"
  t:answer(1)
  t:equal(t.me.prizes_left, 5)
end)
