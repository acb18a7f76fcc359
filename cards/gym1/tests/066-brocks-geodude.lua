local function call(bench)
  return {
    me = {
      active = { "gym1-66", energy = "F" },
      bench = bench,
      deck = { "gym1-23", "dp2-96", "gym1-71", "gym1-72" },
    },
    opponent = { active = "dp3-55" },
  }
end

test("Call for Friend: heads, a Basic Pokémon with Brock in its name onto the Bench", function(t)
  t:position(call())
  t:coins "H"
  t:attack "Call for Friend"
  t:answer(true)
  t:options { "gym1-71", "gym1-72" }
  t:answer "gym1-72"
  t:equal(t.me.bench[1].id, "gym1-72")
  t:events { { "shuffled" } }
end)

test("Call for Friend: heads, but none need be found, and the search may be left out", function(t)
  t:position(call())
  t:coins "H"
  t:attack "Call for Friend"
  t:answer(true)
  t:answer "stop"
  t:equal(#t.me.bench, 0)
  t:equal(#t:events("shuffled"), 1)
  t:position(call())
  t:coins "H"
  t:attack "Call for Friend"
  t:answer(false)
  t:equal(#t:events("shuffled"), 0)
end)

test("Call for Friend: tails, nothing", function(t)
  t:position(call())
  t:coins "T"
  t:attack "Call for Friend"
  t:unchanged()
end)

test("Call for Friend: not with a full Bench", function(t)
  t:position(call { "dp3-94", "dp3-94", "dp3-94", "dp3-94", "dp3-94" })
  t:illegal("attack", "Call for Friend")
end)

local function hook_shot(defender)
  return { me = { active = { "gym1-66", energy = "FF" } }, opponent = { active = defender } }
end

test("Hook Shot: Resistance does not count, Weakness does", function(t)
  t:position(hook_shot "pl3-29")  -- resists Fighting
  t:attack "Hook Shot"
  t:changed { ["opponent active damage"] = 20 }
  t:position(hook_shot "dp3-55")  -- +20 against Fighting
  t:attack "Hook Shot"
  t:changed { ["opponent active damage"] = 40 }
end)

test("EX-24 OWN-01: Graveler goes onto Geodude, not onto Brock's Geodude", function(t)
  for _, ruleset in ipairs { "dp", "xy", "sm", "sv" } do
    t:position {
      ruleset = ruleset,
      me = { active = "gym1-66", bench = { "dp2-84", "gym1-38" }, hand = { "dp2-51" } },
      opponent = { active = "dp3-55" },
    }
    t:illegal("evolve", "dp2-51", "active")
    t:legal("evolve", "dp2-51", "bench 1")
    t:illegal("evolve", "dp2-51", "bench 2")
  end
end)
