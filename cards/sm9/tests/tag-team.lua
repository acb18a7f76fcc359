-- The rules of TAG TEAM Pokémon (section 18.4).

local tag_team, primarina_gx = "sm9-33", "sm1-42"

local eras = { rulesets = { "sm", "sv" } }

test("TAG-01: 3 Prize cards for a Knock Out", eras, function(t, ruleset)
  t:position {
    ruleset = ruleset,
    me = { active = { "sm1-24", energy = "R" } },
    opponent = { active = { tag_team, damage = 230 }, bench = { "sm1-24" } },
  }
  t:attack "Bite"
  t:answer(1, 2, 3)
  t:equal(t.me.prizes_left, 3)
end)

test("TAG-01: is a Basic Pokémon", eras, function(t, ruleset)
  t:position {
    ruleset = ruleset,
    me = { active = "sm1-24", hand = { tag_team } },
    opponent = { active = { "sm3-101", energy = "G" } },
  }
  t:bench(tag_team)
  t:equal(t.me.bench[1].id, tag_team)
end)

test("TAG-02 GX-02: its GX attack is the one of the game", eras, function(t, ruleset)
  t:position {
    ruleset = ruleset,
    me = { active = { primarina_gx, energy = "WW" }, bench = { { tag_team, energy = "LLL" } } },
    opponent = { active = primarina_gx },
  }
  t:attack "Grand Echo-GX"
  t:end_turn()
  t:retreat "bench 1"
  t:illegal("attack", "Tag Bolt-GX")
  t:legal("attack", "Full Blitz")
end)

test("TAG-02: the GX attack is stronger with more Energy than it costs", eras, function(t, ruleset)
  for energy, damage in pairs { LLLLL = 0, LLLLLL = 170 } do
    t:position {
      ruleset = ruleset,
      me = { active = { tag_team, energy = energy } },
      opponent = { active = primarina_gx, bench = { primarina_gx } },
    }
    t:attack "Tag Bolt-GX"
    t:equal(t.opponent.active.damage, 200)
    t:equal(t.opponent.bench[1].damage, damage)
  end
end)
