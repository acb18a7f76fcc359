local function punch(t, elekid, opposing)
  t:position {
    me = { active = "dp3-94", bench = { elekid or "neo1-22" } },
    opponent = { active = opposing or "dp3-55" },
  }
end

test("Playful Punch: heads, 20 damage, and the turn ends", function(t)
  punch(t)
  t:coins "H"
  t:use "Playful Punch"
  t:equal(t.opponent.active.damage, 20)
  t:equal(t.turn_player, "opponent")
end)

test("Playful Punch: tails, the turn ends all the same", function(t)
  punch(t)
  t:coins "T"
  t:use "Playful Punch"
  t:equal(t.opponent.active.damage, 0)
  t:equal(t.turn_player, "opponent")
end)

test("Playful Punch: with Weakness, and with Resistance", function(t)
  t:position { me = { active = "neo1-22" }, opponent = { active = "dp5-15" } }
  t:coins "H"
  t:use "Playful Punch"
  t:equal(t.opponent.active.damage, 40)
  t:position { me = { active = "neo1-22" }, opponent = { active = "dp3-48" } }
  t:coins "H"
  t:use "Playful Punch"
  t:equal(t.opponent.active.damage, 0)
end)

test(
  "Playful Punch: it is not an attack, and what changes the damage of attacks does not count",
  function(t)
    t:position { ruleset = "sv", me = { active = "neo1-22" }, opponent = { active = { "sm1-75" } } }
    t:coins "H"
    t:use "Playful Punch"  -- Wall of Sand: attacks do 20 less
    t:equal(t.opponent.active.damage, 20)
  end
)

test("Playful Punch: not while Asleep, Confused or Paralyzed", function(t)
  for _, condition in ipairs { "asleep", "confused", "paralyzed" } do
    t:position {
      me = { active = { "neo1-22", conditions = { condition } } },
      opponent = { active = "dp3-55" },
    }
    t:illegal("use", "Playful Punch")
  end
  t:position {
    me = { active = { "neo1-22", conditions = { "poisoned" } } },
    opponent = { active = "dp3-55" },
  }
  t:legal("use", "Playful Punch")
end)
