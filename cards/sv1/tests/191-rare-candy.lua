local function candy(t, basic, hand)
  t:position {
    ruleset = "sv",
    turn = 5,
    me = { active = basic, hand = hand },
    opponent = { active = "sv1-106" },
  }
end

test("Rare Candy: a Stage 2 onto the Basic Pokémon its Stage 1 evolves from", function(t)
  candy(t, "sm1-9", { "sv1-191", "sm1-11", "sm1-26" })
  t:play "sv1-191"
  t:equal(t.me.active.id, "sm1-11")
  t:equal(t.me.active.under, { "sm1-9" })
  t:equal(t.me.hand, { "sm1-26" })
end)

test("Rare Candy: not for another Basic Pokémon, nor one put into play this turn", function(t)
  candy(t, "sm1-24", { "sv1-191", "sm1-11" })
  t:illegal("play", "sv1-191")
  candy(t, { "sm1-9", new = true }, { "sv1-191", "sm1-11" })
  t:illegal("play", "sv1-191")
  candy(t, "sm1-9", { "sv1-191", "sm1-10" })
  t:illegal("play", "sv1-191")
end)

test("Rare Candy: not in one's first turn", function(t)
  t:position {
    ruleset = "sv",
    turn = 2,
    me = { active = "sm1-9", hand = { "sv1-191", "sm1-11" } },
    opponent = { active = "sv1-106" },
  }
  t:illegal("play", "sv1-191")
end)

test("Rare Candy: in one's second turn, and only onto a Basic Pokémon", function(t)
  t:position {
    ruleset = "sv",
    turn = 3,
    me = { active = "sm1-9", hand = { "sv1-191", "sm1-11" } },
    opponent = { active = "sv1-106" },
  }
  t:legal("play", "sv1-191")
  candy(t, "sm1-10", { "sv1-191", "sm1-11" })
  t:illegal("play", "sv1-191")
end)
