local rotom = "sv7-118"

local function call(turn, deck, bench)
  return {
    ruleset = "sv",
    turn = turn,
    me = { active = rotom, bench = bench or {}, deck = deck },
    opponent = { active = "sv6-61" },
  }
end

test("Fan Call: up to 3 Colorless Pokémon with 100 HP or less", function(t)
  t:position(call(2, {
    "sv7-119",
    "sv1-144",
    "sv7-115",
    "sv1-13",
    "sv7-114",
    "sv1-65",
    "sv1-181",
    "dp1-123",
    "sv7-114",
  }))
  t:use "Fan Call"
  t:options { "sv7-119", "sv7-115", "sv7-114" }
  t:fails(function() t:answer("sv7-119", "sv7-115", "sv7-114", "sv7-114") end, "takes 0 to 3 picks")
  t:answer("sv7-119", "sv7-115", "sv7-114")
  t:changed {
    ["me hand"] = { "+ Bouffalant", "+ Noctowl", "+ Hoothoot" },
    ["me deck"] = { "- Bouffalant", "- Noctowl", "- Hoothoot" },
  }
  t:events { { "card_shown", card = "sv7-119" } }
  t:equal(#t:events("shuffled"), 1)
end)

test("Fan Call: none need be taken", function(t)
  t:position(call(1, { "sv7-119", "sv7-114" }))
  t:use "Fan Call"
  t:answer "stop"
  t:equal(#t.me.hand, 0)
  t:equal(#t:events("shuffled"), 1)
end)

test("Fan Call: only during the first turn, of either player", function(t)
  for turn = 1, 4 do
    t:position(call(turn, { "sv7-119" }))
    if turn <= 2 then
      t:legal("use", "Fan Call")
    else
      t:illegal("use", "Fan Call")
    end
  end
end)

test("Fan Call: from the Bench, and not a second one in the same turn", function(t)
  t:position(call(2, { "sv7-119", "sv7-119" }, { rotom }))
  t:use("Fan Call", "bench 1")
  t:answer "stop"
  t:illegal("use", "Fan Call", "active")
  t:illegal("use", "Fan Call", "bench 1")
end)

test("Fan Call: not with an empty deck", function(t)
  t:position(call(2, {}))
  t:illegal("use", "Fan Call")
end)

local function landing(stadium)
  return {
    ruleset = "sv",
    stadium = stadium,
    me = { active = { rotom, energy = "G" } },
    opponent = { active = "sv6-61" },
  }
end

test("Assault Landing: with a Stadium in play", function(t)
  t:position(landing "sv1-178")
  t:attack "Assault Landing"
  t:changed { ["opponent active damage"] = 70 }
end)

test("Assault Landing: without one nothing", function(t)
  t:position(landing())
  t:attack "Assault Landing"
  t:unchanged()
end)
