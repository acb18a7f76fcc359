local magneton = "sv8-59"

local function discharge(discard, mine)
  mine = mine or { active = "sv1-80", bench = { magneton, "sv1-65", "sv1-36" } }
  mine.discard = discard
  return { ruleset = "sv", me = mine, opponent = { active = "sv1-38", discard = { "2 dp1-126" } } }
end

test("Overvolt Discharge: 3 Basic Energy of any type in any way, then Knocked Out", function(t)
  t:position(discharge { "dp1-123", "dp1-124", "dp1-126", "dp1-126", "sv2-190", "sv1-13" })
  t:use "Overvolt Discharge"
  t:options { "dp1-123", "dp1-124", "dp1-126" }
  t:fails(function() t:answer("dp1-123", "dp1-124", "dp1-126", "dp1-126") end, "to 3 picks")
  t:answer("dp1-123", "dp1-124", "dp1-126")
  t:options { "active", "bench 1", "bench 2" }
  t:answer "active"
  t:answer "bench 2"
  t:answer "bench 2"
  t:equal(t:asked(), "opponent")
  t:answer(1)
  t:equal(t.me.active.energy, "G")
  t:equal(t.me.bench[1].energy, "RL")
  t:equal(#t.me.bench, 2)
  t:equal(t.me.discard, { "dp1-126", "sv2-190", "sv1-13", "sv8-58", magneton })
  t:equal(t.opponent.prizes_left, 5)
  t:equal(t.turn_player, "me")
end)

test("Overvolt Discharge: fewer, and this Pokémon itself", function(t)
  t:position(discharge { "dp1-123", "dp1-124" })
  t:use "Overvolt Discharge"
  t:answer "dp1-124"
  t:answer "bench 1"
  t:answer(1)
  t:equal(t.me.active.energy, "")
  t:equal(#t.me.bench, 2)
end)

test("Overvolt Discharge: not without a Basic Energy card in the discard pile", function(t)
  t:position(discharge { "sv2-190", "sv1-13" })
  t:illegal("use", "Overvolt Discharge")
end)

test("Overvolt Discharge: from the Active Spot, and a second Magneton's", function(t)
  t:position(discharge({ "4 dp1-126" }, { active = magneton, bench = { magneton, "sv1-80" } }))
  t:use("Overvolt Discharge", "active")
  t:answer("dp1-126", "dp1-126", "dp1-126")
  t:answer "bench 2"
  t:answer "bench 2"
  t:answer "bench 2"
  t:answer(1)
  t:answer "bench 2"
  t:equal(t.me.active.energy, "LLL")
  t:use("Overvolt Discharge", "bench 1")
  t:answer "active"
  t:answer(1)
  t:equal(t.me.active.energy, "LLLL")
  t:equal(t.opponent.prizes_left, 4)
end)
