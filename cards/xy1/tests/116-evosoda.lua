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

test("Evosoda: the deck is shuffled if nothing is found, too", function(t)
  soda(t, { "xy0-5" })
  t:play "xy1-116"
  t:answer "bench 1"
  t:answer "stop"
  t:events { { "shuffled", player = "me" }, only = { "shuffled" } }
end)

test("Evosoda: not in one's first turn, not with an empty deck", function(t)
  for turn = 1, 4 do
    t:position {
      ruleset = "xy",
      turn = turn,
      me = { active = "xy8-48", hand = { "xy1-116" } },
      opponent = { active = "xy0-5" },
    }
    if turn > 2 then
      t:legal("play", "xy1-116")
    else
      t:illegal("play", "xy1-116")
    end
  end
  soda(t, {})
  t:illegal("play", "xy1-116")
end)

test("Evosoda: not while every Pokémon was put into play this turn", function(t)
  t:position {
    ruleset = "xy",
    turn = 5,
    me = { active = { "xy8-48", new = true }, hand = { "xy1-116" } },
    opponent = { active = "xy0-5" },
  }
  t:illegal("play", "xy1-116")
end)
