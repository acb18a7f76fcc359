local fire, water = "dp1-124", "dp1-125"

local function oricorio(bench, hand, theirs)
  return {
    ruleset = "sv",
    me = {
      active = { "me2-18", energy = "R" },
      bench = bench,
      hand = hand or { "3 " .. fire, water, "sv6-167" },
    },
    opponent = { active = "sv1-38", bench = theirs },
  }
end

test("Excited Turbo: to Benched Fire Pokémon, as often as one likes", function(t)
  t:position(oricorio { "me1-22", "sv1-36", "sv1-13" })
  t:use "Excited Turbo"
  t:options { "bench 1", "bench 2" }
  t:answer "bench 2"
  t:use "Excited Turbo"
  t:answer "bench 2"
  t:use "Excited Turbo"
  t:answer "bench 1"
  t:equal(t.me.bench[1].energy, "R")
  t:equal(t.me.bench[2].energy, "RR")
  t:equal(t.me.hand, { water, "sv6-167" })
  t:illegal("use", "Excited Turbo")
  t:legal("attach", water, "active")
end)

test("Excited Turbo: from the Bench, with the Mega Evolution Pokémon Active", function(t)
  t:position {
    ruleset = "sv",
    me = { active = "me1-22", bench = { "me2-18" }, hand = { fire } },
    opponent = { active = "sv1-38" },
  }
  t:use "Excited Turbo"
  t:equal(t.me.bench[1].energy, "R")
end)

test("Excited Turbo: not without a Fire Mega Evolution Pokémon ex", function(t)
  t:position(oricorio { "me1-36", "sv1-36" })
  t:illegal("use", "Excited Turbo")
  t:position(oricorio({ "sv8-37", "sv1-36" }, nil, { "me1-22" }))
  t:illegal("use", "Excited Turbo")
end)

test("Excited Turbo: not with other Energy", function(t)
  t:position(oricorio({ "me1-22" }, { water, "sv6-167" }))
  t:illegal("use", "Excited Turbo")
end)
