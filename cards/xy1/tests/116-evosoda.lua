local function soda(t, deck, new)
  t:position {
    ruleset = "xy",
    turn = 5,
    me = {
      active = { "xy0-19", new = new },
      bench = { "xy8-48" },
      hand = { "xy1-116" },
      deck = deck,
    },
    opponent = { active = "xy0-5" },
  }
end

test("Evosoda: a card from the deck evolves a Pokémon", function(t)
  soda(t, { "xy0-20", "xy8-49", "xy0-5" })
  t:play "xy1-116"
  t:answer "bench 1"
  t:options { "xy8-49" }
  t:answer "xy8-49"
  t:equal(t.me.bench[1].id, "xy8-49")
  t:equal(t.me.bench[1].under, { "xy8-48" })
  t:events { { "shuffled", player = "me" }, only = { "shuffled" } }
end)

test("Evosoda: not one put into play this turn", function(t)
  soda(t, { "xy0-20", "xy8-49" }, true)
  t:answer "xy8-49"
  t:play "xy1-116"
  t:equal(t.me.bench[1].id, "xy8-49")
end)

test("Evosoda: what is found may be nothing", function(t)
  soda(t, { "xy0-5" })
  t:play "xy1-116"
  t:answer "bench 1"
  t:answer "stop"
  t:equal(t.me.bench[1].id, "xy8-48")
end)
