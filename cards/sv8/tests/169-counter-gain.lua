local gain = "sv8-169"

local function with(card, energy, mine, theirs, more)
  return {
    ruleset = "sv",
    turn = 5,
    me = {
      active = { card, energy = energy, attached = { gain } },
      bench = { "sv1-13" },
      prizes = mine,
      hand = { gain },
    },
    opponent = { active = more or "sv1-38", prizes = theirs },
  }
end

test("Counter Gain: one Colorless less with more Prize cards left", function(t)
  t:position(with("sv1-80", "L", 6, 5))
  t:attack "Sharp Fang"
  t:equal(t.opponent.active.damage, 30)
  t:position(with("sv1-80", "", 6, 5))
  t:illegal("attack", "Sharp Fang")
  t:position(with("sv1-13", "", 2, 1))
  t:legal("attack", "Scratch")
end)

test("Counter Gain: no Energy of another type less", function(t)
  t:position(with("sv1-84", "W", 6, 5))
  t:illegal("attack", "Psyshot")
  t:position(with("sv1-84", "P", 6, 5))
  t:legal("attack", "Psyshot")
end)

test("Counter Gain: not with as many, or fewer", function(t)
  for _, left in ipairs { 4, 3 } do
    t:position(with("sv1-80", "L", left, 4))
    t:illegal("attack", "Sharp Fang")
  end
end)

test("Counter Gain: for its owner, and only this Pokémon", function(t)
  t:position(with("sv1-38", "", 5, 6, { "sv1-13", attached = { gain } }))
  t:end_turn()
  t:legal("attack", "Scratch")
  t:position {
    ruleset = "sv",
    me = { active = "sv1-13", bench = { { "sv1-13", attached = { gain } } } },
    opponent = { active = "sv1-13", prizes = 5 },
  }
  t:illegal("attack", "Scratch")
end)

test("Counter Gain: only on a Pokémon without a Pokémon Tool", function(t)
  t:position(with("sv1-13", "", 6, 6))
  t:illegal("play", gain, "active")
  t:play(gain, "bench 1")
  t:equal(t.me.bench[1].attached, { gain })
end)
