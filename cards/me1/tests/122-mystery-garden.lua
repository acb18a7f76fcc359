local garden = "me1-122"

local function with(hand, bench, deck)
  return {
    ruleset = "sv",
    turn = 5,
    stadium = garden,
    me = { active = "sv1-84", bench = bench, hand = hand, deck = deck },
    opponent = {
      active = "sv1-84",
      bench = { "sv1-84", "sv1-84", "sv1-84" },
      hand = { "dp1-124" },
    },
  }
end

local bench = { "sv1-85", "sv8-70", "sv1-13" }

test("Mystery Garden: an Energy card for as many cards as Psychic Pokémon, once", function(t)
  t:position(with({ "dp1-124", "sv9-159", "sv1-13" }, bench, { "4 sv1-36" }))
  t:use_stadium()
  t:options { "dp1-124", "sv9-159" }
  t:answer "sv9-159"
  t:equal(t.me.hand, { "dp1-124", "sv1-13", "sv1-36" })
  t:equal(t.me.discard, { "sv9-159" })
  t:illegal "use_stadium"
end)

test("Mystery Garden: by a player's own Psychic Pokémon", function(t)
  t:position(with({ "dp1-124" }, bench))
  t:use_stadium()
  t:equal(#t.me.hand, 3)
  t:end_turn()
  t:use_stadium()
  t:answer "dp1-124"
  t:equal(#t.opponent.hand, 4)
end)

test("Mystery Garden: Special Energy alone", function(t)
  t:position(with({ "sv9-159" }, bench))
  t:use_stadium()
  t:equal(t.me.discard, { "sv9-159" })
end)

test("Mystery Garden: not without an Energy card in hand", function(t)
  t:position(with({ "sv1-13" }, bench))
  t:illegal "use_stadium"
end)

test("Mystery Garden: not with an empty deck", function(t)
  t:position(with({ "dp1-124" }, bench, {}))
  t:illegal "use_stadium"
end)

test("Mystery Garden: not where no card would be drawn", function(t)
  t:position(with({ "dp1-124", "sv1-13", "sv1-13" }, bench))
  t:legal "use_stadium"
  t:position(with({ "dp1-124", "sv1-13", "sv1-13", "sv1-13" }, bench))
  t:illegal "use_stadium"
end)
