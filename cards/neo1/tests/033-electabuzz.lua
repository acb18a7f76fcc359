test("Swift: neither Weakness nor Resistance counts", function(t)
  for _, defender in ipairs { "pl3-29", "dp2-84" } do
    -- weak to Lightning, resisting it
    t:position { me = { active = { "neo1-33", energy = "LLL" } }, opponent = { active = defender } }
    t:attack "Swift"
    t:changed { ["opponent active damage"] = 30 }
  end
end)

test("Swift: what protects the Defending Pokémon does not stop it", function(t)
  t:position {
    me = { active = { "neo1-33", energy = "LLL" } },
    opponent = { active = { "gym1-71", energy = "F" } },
  }
  t:end_turn()
  t:coins "H"
  t:attack "Defense Curl"
  t:attack "Swift"
  t:equal(t.opponent.active.damage, 30)
end)
