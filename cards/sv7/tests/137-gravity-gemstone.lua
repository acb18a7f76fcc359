local gem, switch = "sv7-137", "bw1-104"

local function with(mine, theirs, bench)
  return {
    ruleset = "sv",
    me = {
      active = mine,
      bench = { bench or { "sv1-80", energy = "L" } },
      hand = { "2 " .. switch },
    },
    opponent = { active = theirs, bench = { "sv1-36" } },
  }
end

local function miraidon(energy, attached)
  return { "sv1-80", energy = energy, attached = attached }
end

test("Gravity Gemstone: it costs its Pokémon 1 more to retreat", function(t)
  t:position(with(miraidon("L", { gem }), "sv1-80"))
  t:illegal("retreat", "bench 1")
  t:position(with(miraidon("LL", { gem }), "sv1-80"))
  t:retreat "bench 1"
  t:equal(#t.me.discard, 2)
end)

test("Gravity Gemstone: it costs the opponent's Active Pokémon 1 more", function(t)
  t:position(with(miraidon "L", miraidon("", { gem })))
  t:illegal("retreat", "bench 1")
  t:position(with(miraidon "LL", miraidon("", { gem })))
  t:retreat "bench 1"
  t:equal(#t.me.discard, 2)
end)

test("Gravity Gemstone: with one on each side, 2 more", function(t)
  t:position(with(miraidon("LL", { gem }), miraidon("", { gem })))
  t:illegal("retreat", "bench 1")
  t:position(with(miraidon("LLL", { gem }), miraidon("", { gem })))
  t:legal("retreat", "bench 1")
end)

test("Gravity Gemstone: nothing from the Bench, until it is Active", function(t)
  t:position(with(miraidon "L", miraidon "L", miraidon("L", { gem })))
  t:legal("retreat", "bench 1")
  t:play(switch)
  t:illegal("retreat", "bench 1")
  t:end_turn()
  t:illegal("retreat", "opponent bench 1")
  t:end_turn()
  t:play(switch)
  t:legal("retreat", "bench 1")
end)

test("Gravity Gemstone: a Pokémon without a Retreat Cost pays 1", function(t)
  t:position(with({ "sv8pt5-30", attached = { gem } }, "sv1-80"))
  t:illegal("retreat", "bench 1")
  t:position(with({ "sv8pt5-30", energy = "L", attached = { gem } }, "sv1-80"))
  t:legal("retreat", "bench 1")
end)
