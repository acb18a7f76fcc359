local function roof_fling(t, coin, bench)
  t:position {
    ruleset = "sm",
    me = { active = { "sm1-6", energy = "GG" } },
    opponent = {
      active = { "sm1-10", energy = "GG", damage = 30, under = { "sm1-9" } },
      bench = bench,
    },
  }
  t:coins(coin)
  t:attack "Roof Fling"
end

test("Roof Fling: heads, the opponent's Active Pokémon and its cards go to their hand", function(t)
  roof_fling(t, "H", { "sm1-99" })
  t:equal(t.opponent.active.id, "sm1-99")
  t:equal(#t.opponent.bench, 0)
  t:equal(#t.opponent.hand, 5)  -- and the card drawn for the turn
  t:equal(t.opponent.discard, {})
  t:equal(t.me.prizes_left, 6)
end)

test("Roof Fling: heads, the opponent chooses the new Active Pokémon", function(t)
  roof_fling(t, "H", { "sm1-99", "sm1-4" })
  t:equal(t:asked(), "opponent")
  t:answer "sm1-4"
  t:equal(t.opponent.active.id, "sm1-4")
end)

test("Roof Fling: heads, with no Benched Pokémon left the opponent loses", function(t)
  roof_fling(t, "H", {})
  t:equal(t.winner, "me")
end)

test("Roof Fling: tails, nothing", function(t)
  roof_fling(t, "T", { "sm1-99" })
  t:changed {}
end)
