local ariana = "sv10-171"

local function hand(count, bench)
  return {
    ruleset = "sv",
    me = {
      active = "sv10-81",
      bench = bench or { "sv10-117" },
      hand = { ariana, count .. " dp1-123" },
    },
    opponent = { active = "sv1-38" },
  }
end

test("Team Rocket's Ariana: until 8 cards if all Pokémon are Team Rocket's", function(t)
  for _, count in ipairs { 1, 4, 7 } do
    t:position(hand(count))
    t:play(ariana)
    t:equal(#t.me.hand, 8)
    t:equal(t.me.discard, { ariana })
  end
  t:position(hand(8))
  t:illegal("play", ariana)
end)

test("Team Rocket's Ariana: until 5 cards if any is not", function(t)
  for _, count in ipairs { 1, 4 } do
    t:position(hand(count, { "sv10-117", "sv1-13" }))
    t:play(ariana)
    t:equal(#t.me.hand, 5)
  end
  t:position(hand(5, { "sv10-117", "sv1-13" }))
  t:illegal("play", ariana)
end)

test("Team Rocket's Ariana: only my Pokémon, and the Active one too", function(t)
  t:position {
    ruleset = "sv",
    me = { active = "sv1-38", bench = { "sv10-117" }, hand = { ariana, ariana } },
    opponent = { active = "sv10-81" },
  }
  t:play(ariana)
  t:equal(#t.me.hand, 5)
  t:illegal("play", ariana)
end)

test("Team Rocket's Ariana: no more cards than the deck has", function(t)
  local position = hand(1)
  position.me.deck = { "dp1-124", "dp1-124" }
  t:position(position)
  t:play(ariana)
  t:equal(#t.me.hand, 3)
  position.me.deck = {}
  t:position(position)
  t:illegal("play", ariana)
end)
