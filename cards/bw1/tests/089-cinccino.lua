local function with_bench(bench)
  return {
    ruleset = "xy",
    me = { active = { "bw1-89", energy = "WW" }, bench = bench },
    opponent = { active = "bw1-31", bench = { "bw1-77" } },
  }
end

test("Tail Slap: 20 for each heads", function(t)
  t:position(with_bench {})
  local odds = t:every_outcome(function(t)
    t:attack "Tail Slap"
    return t.opponent.active.damage
  end)
  t:equal(odds, { [0] = "1/4", [20] = "1/2", [40] = "1/4" })
end)

test("Do the Wave: 20 for each Pokémon on the own Bench", function(t)
  t:position(with_bench { "bw1-77", "bw1-77", "bw1-77" })
  t:attack "Do the Wave"
  t:changed { ["opponent active damage"] = 60 }
end)

test("Do the Wave: nothing with an empty Bench", function(t)
  t:position(with_bench {})
  t:attack "Do the Wave"
  t:changed {}
end)
