local function against(defender)
  return {
    ruleset = "xy",
    me = { active = { "bw1-54", energy = "PPPP" } },
    opponent = { active = defender },
  }
end

test("Steamroller: not affected by Resistance", function(t)
  t:position(against "bw1-66")
  t:attack "Steamroller"
  t:explain { { "base", 60, by = "bw1-54" }, { "result", 60 } }
  t:answer(1)
end)

test("Steamroller: affected by Weakness", function(t)
  t:position(against "bw1-54")
  t:attack "Steamroller"
  t:changed { ["opponent active damage"] = 120 }
end)

test("Poison Claws: the Defending Pokémon is Poisoned", function(t)
  t:position(against "bw1-31")
  t:attack "Poison Claws"
  t:equal(t.opponent.active.damage, 90)  -- including the Poison
  t:equal(t.opponent.active.conditions, { "poisoned" })
end)
