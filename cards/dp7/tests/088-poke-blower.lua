local blower = "dp7-88"

local function blow(hand, bench, stadium)
  return {
    ruleset = "dp",
    stadium = stadium,
    me = { active = "dp3-55", hand = hand },
    opponent = { active = "dp3-98", bench = bench },
  }
end

test("Poké Blower +: 1, heads puts a damage counter on a Pokémon of the opponent", function(t)
  t:position(blow({ blower }, { "dp3-55" }))
  t:coins "H"
  t:play(blower)
  t:options { "opponent active", "opponent bench 1" }
  t:answer "opponent bench 1"
  t:changed {
    ["me hand"] = { "- Poké Blower +" },
    ["me discard"] = { "+ Poké Blower +" },
    ["opponent bench 1 damage"] = 10,
  }
end)

test("Poké Blower +: 1, tails does nothing", function(t)
  t:position(blow({ blower }, { "dp3-55" }))
  t:coins "T"
  t:play(blower)
  t:changed { ["me hand"] = { "- Poké Blower +" }, ["me discard"] = { "+ Poké Blower +" } }
end)

test("Poké Blower +: 2, a Benched Pokémon of my choice becomes Active", function(t)
  t:position(blow({ blower, blower }, { "dp3-55", "dp3-93" }))
  t:play(blower)
  t:answer(true)
  t:equal(t:asked(), "me")
  t:answer "opponent bench 2"
  t:equal(t.opponent.active.id, "dp3-93")
  t:equal(t.opponent.bench[2].id, "dp3-98")
  t:equal(t.me.hand, {})
  t:equal(t.me.discard, { blower, blower })
end)

test("Poké Blower +: the second one may be kept", function(t)
  t:position(blow({ blower, blower }, { "dp3-55" }))
  t:coins "T"
  t:play(blower)
  t:answer(false)
  t:equal(t.me.hand, { blower })
end)
