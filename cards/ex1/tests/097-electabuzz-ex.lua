local position = {
  me = { active = { "ex1-97", energy = "LLL" } },
  opponent = { active = "dp3-55" },
}

test("Thundershock: heads, Paralyzed", function(t)
  t:position(position)
  t:coins "H"
  t:attack "Thundershock"
  t:changed { ["opponent active damage"] = 10, ["opponent active conditions"] = { "+ paralyzed" } }
end)

test("Thundershock: tails, only damage", function(t)
  t:position(position)
  t:coins "T"
  t:attack "Thundershock"
  t:changed { ["opponent active damage"] = 10 }
end)

test("Quick Attack: heads, 60 damage; tails, 40", function(t)
  for coin, damage in pairs { H = 60, T = 40 } do
    t:position(position)
    t:coins(coin)
    t:attack "Quick Attack"
    t:changed { ["opponent active damage"] = damage }
  end
end)

test("EX3-01: Electivire does not go onto Electabuzz ex", function(t)
  t:position {
    me = { active = "ex1-97", bench = { "dp3-87" }, hand = { "dp3-25" } },
    opponent = { active = "dp3-55" },
  }
  t:illegal("evolve", "dp3-25", "active")
  t:legal("evolve", "dp3-25", "bench 1")
end)
