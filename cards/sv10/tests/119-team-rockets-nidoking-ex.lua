local function horn()
  return {
    ruleset = "sv",
    me = { active = { "sv10-119", energy = "DDG" } },
    opponent = { active = "sv6-61", bench = { "sv1-13" } },
  }
end

test("Tainted Horn: 8 damage counters in each Pokémon Checkup", function(t)
  t:position(horn())
  t:attack "Tainted Horn"
  t:changed {
    ["opponent active damage"] = 180,
    ["opponent active conditions"] = { "+ poisoned" },
    ["opponent active poison counters"] = 8,
  }
  t:end_turn()
  t:equal(t.opponent.active.damage, 260)
end)

test("Tainted Horn: not on the Bench", function(t)
  local position = horn()
  position.opponent.active = { "sv6-61", energy = "WWW" }
  t:position(position)
  t:attack "Tainted Horn"
  t:retreat "opponent bench 1"
  t:end_turn()
  t:equal(t.opponent.bench[1].damage, 180)
  t:equal(t.opponent.active.damage, 0)
end)
