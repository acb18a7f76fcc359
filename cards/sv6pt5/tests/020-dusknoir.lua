local dusknoir = "sv6pt5-20"

local function with(active, bench)
  return {
    ruleset = "sv",
    me = { active = active, bench = bench },
    opponent = { active = "me1-36", bench = { "sv1-38", "sv1-13" } },
  }
end

test("Cursed Blast: 13 damage counters on one of the opponent's Pokémon", function(t)
  t:position(with("sv1-80", { dusknoir, "sv1-13" }))
  t:use "Cursed Blast"
  t:options { "opponent active", "opponent bench 1", "opponent bench 2" }
  t:answer "opponent bench 1"
  t:answer(1)
  t:equal(t.opponent.bench[1].damage, 130)
  t:equal(t.opponent.active.damage, 0)
  t:equal(t.me.discard, { "sv6pt5-18", "sv6pt5-19", dusknoir })
  t:equal(#t.me.bench, 1)
  t:equal(t.opponent.prizes_left, 5)
  t:equal(t.me.prizes_left, 6)
  t:equal(t.turn_player, "me")
end)

test("Cursed Blast: counters, without Weakness, from the Active Spot", function(t)
  local position = with(dusknoir, { "sv1-80", "sv1-13" })
  position.opponent.active = "me1-73"  -- Weakness Psychic
  t:position(position)
  t:use "Cursed Blast"
  t:answer "opponent active"
  t:answer(1)
  t:answer "bench 1"
  t:equal(t.opponent.active.damage, 130)
  t:equal(t.me.active.id, "sv1-80")
  t:equal(#t:events("damaged"), 0)
end)

test("Cursed Blast: both are Knocked Out", function(t)
  t:position(with("sv1-80", { dusknoir }))
  t:use "Cursed Blast"
  t:answer "opponent bench 2"
  t:answer(1)
  t:answer(1)
  t:equal(t.opponent.discard, { "sv1-13" })
  t:equal(t.opponent.prizes_left, 5)
  t:equal(t.me.prizes_left, 5)
end)

test("Cursed Blast: each of two Dusknoir", function(t)
  t:position(with("sv1-80", { dusknoir, dusknoir }))
  t:use("Cursed Blast", "bench 1")
  t:answer "opponent active"
  t:answer(1)
  t:use("Cursed Blast", "bench 1")
  t:answer "opponent active"
  t:answer(1)
  t:equal(t.opponent.active.damage, 260)
  t:equal(t.opponent.prizes_left, 4)
end)

test("Cursed Blast: not in the opponent's turn", function(t)
  t:position(with("sv1-80", { dusknoir }))
  t:end_turn()
  t:illegal("use", "Cursed Blast")
end)
