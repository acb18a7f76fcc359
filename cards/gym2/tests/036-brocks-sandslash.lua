test("Swift: neither Weakness nor Resistance nor other effects count", function(t)
  for _, defender in ipairs { "dp3-55", "pl3-29" } do
    -- weak to Fighting, resisting it
    t:position { me = { active = { "gym2-36", energy = "FF" } }, opponent = { active = defender } }
    t:attack "Swift"
    t:changed { ["opponent active damage"] = 20 }
  end
end)

test("Swift: what protects the Defending Pokémon does not stop it", function(t)
  t:position {
    me = { active = { "gym2-36", energy = "FF" } },
    opponent = { active = { "gym1-71", energy = "F" } },
  }
  t:end_turn()
  t:coins "H"
  t:attack "Defense Curl"
  t:attack "Swift"
  t:equal(t.opponent.active.damage, 20)
end)

local function needle_ball(t, coin, conditions)
  t:position { me = { active = { "gym2-36", energy = "FF" } }, opponent = { active = "dp3-20" } }
  t:coins(coin)
  t:attack "Needle Ball"
  t:equal(t.opponent.active.conditions, conditions)
end

test("Needle Ball: heads, Poisoned", function(t) needle_ball(t, "H", { "poisoned" }) end)

test("Needle Ball: tails, only damage", function(t)
  needle_ball(t, "T", {})
  t:equal(t.opponent.active.damage, 30)
end)
