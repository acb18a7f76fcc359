local function lapras(energy)
  return { me = { active = { "ex1-99", energy = energy } }, opponent = { active = "dp3-55" } }
end

test("Energy Ball: +10 damage per Energy beyond the cost, of any type, +20 at most", function(t)
  for energy, damage in pairs { W = 10, WW = 20, WLL = 30, WWLL = 30 } do
    t:position(lapras(energy))
    t:attack "Energy Ball"
    t:changed { ["opponent active damage"] = damage }
  end
end)

test("Confuse Ray: the Defending Pokémon is Confused", function(t)
  t:position(lapras "WWL")
  t:attack "Confuse Ray"
  t:changed { ["opponent active damage"] = 30, ["opponent active conditions"] = { "+ confused" } }
end)
