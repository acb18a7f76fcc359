local archer, zubat = "sv10-170", "sv10-120"

local function position(active, bench, opponent)
  return {
    ruleset = "sv",
    me = {
      active = active,
      bench = bench,
      hand = { archer, archer, "dp1-124", "sv1-13" },
      deck = { "8 dp1-123" },
    },
    opponent = opponent
      or {
        active = { "sv8pt5-26", energy = "GWD" },
        bench = { zubat },
        hand = { "6 dp1-124" },
        deck = { "4 dp1-125" },
      },
  }
end

test("Team Rocket's Archer: both hands into the decks, then 5 cards and 3 cards", function(t)
  t:position(position(zubat, { "sv1-80" }))
  t:end_turn()
  t:attack "Frost Bullet"
  t:answer(1)
  t:equal(#t.me.hand, 5)
  t:equal(#t.opponent.hand, 8)
  t:play(archer)
  t:equal(#t.me.hand, 5)
  t:equal(#t.opponent.hand, 3)
  t:equal(#t.me.deck, 6)
  t:equal(#t.opponent.deck, 8)
  t:equal(t.me.discard, { zubat, archer })
  t:equal(#t:events("shuffled"), 2)
end)

test("Team Rocket's Archer: a Knock Out on the Bench, or not by damage", function(t)
  t:position(position("sv1-65", { { zubat, damage = 30 } }))
  t:end_turn()
  t:attack "Frost Bullet"
  t:answer(1)
  t:legal("play", archer)
  t:position(position({ zubat, damage = 60, attached = { "sv5-152" } }, { "sv1-80" }))
  t:end_turn()
  t:attack "Euclase"
  t:answer(1)
  t:legal("play", archer)
end)

test("Team Rocket's Archer: not without a Knock Out", function(t)
  t:position(position("sv1-65", { zubat }))
  t:illegal("play", archer)
  t:end_turn()
  t:end_turn()
  t:illegal("play", archer)
end)

test("Team Rocket's Archer: not if another Pokémon was Knocked Out", function(t)
  t:position(position("sv1-13", { { zubat, attached = { "sv5-152" } } }))
  t:end_turn()
  t:attack "Frost Bullet"
  t:answer(1)
  t:equal(t.me.active.id, zubat)
  t:illegal("play", archer)
end)

test("Team Rocket's Archer: not if it was in an earlier turn", function(t)
  t:position(position(zubat, { "sv1-80" }))
  t:end_turn()
  t:attack "Frost Bullet"
  t:answer(1)
  t:legal("play", archer)
  t:end_turn()
  t:end_turn()
  t:illegal("play", archer)
end)

test("Team Rocket's Archer: not for the opponent's Team Rocket's Pokémon", function(t)
  t:position(position("sv1-65", { zubat }, {
    active = { "me2pt5-78", energy = "PPP", damage = 110 },
    bench = { "sv1-80" },
  }))
  t:end_turn()
  t:attack "Double-Edge"
  t:answer(1)
  t:equal(t.opponent.active.id, "sv1-80")
  t:illegal("play", archer)
end)
