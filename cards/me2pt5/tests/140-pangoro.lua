local function pangoro(bench, theirs, damage)
  return {
    ruleset = "sv",
    me = { active = { "me2pt5-140", energy = "DDW", damage = damage }, bench = bench },
    opponent = { active = "me1-36", bench = theirs },
  }
end

local damaged = { "me2pt5-115", damage = 10 }

test("Master's Punch: 120 more with a damaged Benched Pancham", function(t)
  t:position(pangoro { "sv1-13", damaged })
  t:attack "Master's Punch"
  t:equal(t.opponent.active.damage, 200)
end)

test("Master's Punch: no more for 2 of them", function(t)
  t:position(pangoro { damaged, damaged })
  t:attack "Master's Punch"
  t:equal(t.opponent.active.damage, 200)
end)

test("Master's Punch: 80 otherwise", function(t)
  for _, position in ipairs {
    pangoro {},
    pangoro { "me2pt5-115" },
    pangoro({ "me2pt5-115" }, {}, 20),
    pangoro { "me2pt5-115", { "sv1-13", damage = 10 } },
    pangoro { "me2pt5-115", { "me2pt5-140", damage = 10 } },
    pangoro({ "me2pt5-115" }, { damaged }),
  } do
    t:position(position)
    t:attack "Master's Punch"
    t:equal(t.opponent.active.damage, 80)
  end
end)
