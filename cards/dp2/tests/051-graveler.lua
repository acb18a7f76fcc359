local function graveler_against(bench)
  return {
    me = { active = { "dp2-51", energy = "FFL" } },
    opponent = { active = "dp3-87", bench = bench },
  }
end

test("Rock Cannon: 30 damage for each heads before the first tails, and Weakness once", function(t)
  t:position(graveler_against {})
  t:coins "HT"
  t:attack "Rock Cannon"
  t:equal(t.opponent.active.damage, 50)
end)

test("Rock Cannon: tails at once, no damage", function(t)
  t:position(graveler_against {})
  t:coins "T"
  t:attack "Rock Cannon"
  t:equal(t.opponent.active.damage, 0)
end)

test("Rock Slide: 10 damage to 2 Benched Pokémon, without Weakness", function(t)
  t:position(graveler_against { "dp3-94", "dp3-94", "dp3-113" })
  t:answer("opponent bench 1", "opponent bench 3")
  t:attack "Rock Slide"
  t:changed {
    ["opponent active damage"] = 60,
    ["opponent bench 1 damage"] = 10,
    ["opponent bench 3 damage"] = 10,
  }
end)

test("Rock Slide: exactly 2, where there are more", function(t)
  t:position(graveler_against { "dp3-94", "dp3-94", "dp3-113" })
  t:attack "Rock Slide"
  t:fails(function() t:answer "opponent bench 1" end, "takes 2 to 2")
  t:answer("opponent bench 1", "opponent bench 2")
  t:equal(t.opponent.bench[3].damage, 0)
end)

test("Rock Slide: a single Benched Pokémon gets its 10 alone", function(t)
  t:position(graveler_against { "dp3-94" })
  t:attack "Rock Slide"
  t:changed { ["opponent active damage"] = 60, ["opponent bench 1 damage"] = 10 }
end)

test("Rock Slide: an empty Bench does not hinder the 40 damage", function(t)
  t:position(graveler_against {})
  t:attack "Rock Slide"
  t:changed { ["opponent active damage"] = 60 }
end)
