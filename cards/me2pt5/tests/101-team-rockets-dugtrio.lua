local dugtrio = "me2pt5-101"

local function with(mine, theirs, hand, bench)
  return {
    ruleset = "sv",
    me = {
      active = mine or "sv1-38",
      bench = bench or { dugtrio },
      hand = { "sv2-172", "bw1-104" },
    },
    opponent = {
      active = theirs or { "sv1-80", energy = "L" },
      bench = { "sv1-38" },
      hand = hand or { "bw1-104" },
    },
  }
end

test("Holes: 2 damage counters on a Pokémon that retreats in the opponent's turn", function(t)
  t:position(with())
  t:end_turn()
  t:retreat "opponent bench 1"
  t:equal(t.opponent.active.id, "sv1-38")
  t:equal(t.opponent.active.damage, 0)
  t:equal(t.opponent.bench[1].id, "sv1-80")
  t:equal(t.opponent.bench[1].damage, 20)
end)

test("Holes: also by a card, and each time", function(t)
  t:position(with(dugtrio, nil, { "bw1-104", "bw1-104" }, { "sv1-38" }))
  t:end_turn()
  t:play "bw1-104"
  t:equal(t.opponent.bench[1].damage, 20)
  t:play "bw1-104"
  t:equal(t.opponent.active.damage, 20)
  t:equal(t.opponent.bench[1].damage, 20)
end)

test("Holes: 4 from two of them", function(t)
  t:position(with(dugtrio))
  t:end_turn()
  t:retreat "opponent bench 1"
  t:equal(t.opponent.bench[1].damage, 40)
end)

test("Holes: not in my own turn", function(t)
  t:position(with())
  t:play "sv2-172"
  t:equal(t.opponent.bench[1].id, "sv1-80")
  t:equal(t.opponent.bench[1].damage, 0)
  t:play "bw1-104"
  t:equal(t.me.bench[1].damage, 0)
  t:equal(t.me.active.id, dugtrio)
end)

test("Holes: not for my own Pokémon in the opponent's turn", function(t)
  t:position(with(nil, { "me3-30", energy = "P" }))
  t:end_turn()
  t:attack "Follow Me"
  t:equal(t.me.active.id, dugtrio)
  t:equal(t.me.bench[1].damage, 0)
  t:equal(t.opponent.active.damage, 0)
end)

test("Holes: by the opponent's attack", function(t)
  t:position(with(nil, { "me3-54", energy = "D" }))
  t:end_turn()
  t:attack "Strafe"
  t:answer "opponent bench 1"
  t:equal(t.opponent.bench[1].id, "me3-54")
  t:equal(t.opponent.bench[1].damage, 20)
end)

test("Holes: it may be Knocked Out", function(t)
  t:position(with(nil, { "sv1-80", energy = "L", damage = 100 }))
  t:end_turn()
  t:retreat "opponent bench 1"
  t:answer(1)
  t:equal(t.me.prizes_left, 5)
  t:equal(#t.opponent.bench, 0)
end)
