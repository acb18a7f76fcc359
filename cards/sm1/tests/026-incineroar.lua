test("Fire Fang: the opponent's Active Pokémon is Burned", function(t)
  t:position {
    ruleset = "sm",
    me = { active = { "sm1-26", energy = "RR" } },
    opponent = { active = "sm1-99" },
  }
  t:coins "T"  -- between turns, after the 20 damage of the Burn
  t:attack "Fire Fang"
  t:changed {
    ["opponent active damage"] = 50,
    ["opponent active conditions"] = { "+ burned" },
    ["opponent active burn counters"] = 2,
  }
end)

test("Darkest Lariat: 100 damage for each heads of 2 coins", function(t)
  t:position {
    ruleset = "sm",
    me = { active = { "sm1-26", energy = "RRR" } },
    opponent = { active = "sm1-26", bench = { "sm1-9" } },
  }
  local odds = t:every_outcome(function(t)
    t:attack "Darkest Lariat"
    if t.opponent.active then return t.opponent.active.damage end
    t:answer(1)
    return "Knocked Out"
  end)
  t:equal(odds, { [0] = "1/4", [100] = "1/2", ["Knocked Out"] = "1/4" })
end)
