local function rapid_spin(t, defender, stadium)
  t:position {
    stadium = stadium,
    me = { active = { "dp3-48", energy = "FFF" }, deck = { "6 dp1-123" } },
    opponent = { active = defender, bench = { "dp3-55" }, deck = { "6 dp1-123" } },
  }
  t:attack "Rapid Spin"
  local damage = t:events("damaged")[1].value
  if damage >= 80 then t:answer(1) end  -- a Prize card
  return damage
end

test("Lake Boundary: a printed Weakness of +20 doubles instead", function(t)
  t:equal(rapid_spin(t, "dp3-16"), 60)
  t:equal(rapid_spin(t, "dp3-16", "dp2-112"), 80)
end)

test("Lake Boundary: a Pokémon without that Weakness is not weak to anything", function(t)
  t:equal(rapid_spin(t, "dp3-48", "dp2-112"), 40)
end)

test("Lake Boundary: it works for both sides, whoever has played it", function(t)
  t:position {
    stadium = "dp2-112",
    me = { active = "dp3-16", bench = { "dp3-55" }, deck = { "6 dp1-123" } },
    opponent = { active = { "dp3-48", energy = "FFF" }, deck = { "6 dp1-123" } },
  }
  t:end_turn()
  t:attack "Rapid Spin"
  t:equal(t:events("damaged")[1].value, 80)
  t:answer(1)
end)
