local ball = "sv10-175"

local function with(deck)
  return {
    ruleset = "sv",
    me = { active = "sv1-80", hand = { ball }, deck = deck },
    opponent = { active = "sv1-80" },
  }
end

local deck = {
  "sv10-112",  -- Basic
  "sv10-113",  -- Stage 1
  "sv10-116",  -- Stage 2
  "sv1-13",
  "sv1-14",
  "sv10-176",  -- a Supporter of Team Rocket
  "sv10-182",
}

test("Team Rocket's Great Ball: heads, an Evolution Team Rocket's Pokémon", function(t)
  t:position(with(deck))
  t:coins "H"
  t:play(ball)
  t:options { "sv10-113", "sv10-116" }
  t:answer "sv10-116"
  t:equal(t.me.hand, { "sv10-116" })
  t:equal(t.me.discard, { ball })
  t:events { { "card_shown", card = "sv10-116" }, { "shuffled" } }
end)

test("Team Rocket's Great Ball: tails, a Basic one", function(t)
  t:position(with(deck))
  t:coins "T"
  t:play(ball)
  t:options { "sv10-112" }
  t:answer "sv10-112"
  t:equal(t.me.hand, { "sv10-112" })
end)

test("Team Rocket's Great Ball: none is taken", function(t)
  for _, coin in ipairs { "H", "T" } do
    t:position(with(deck))
    t:coins(coin)
    t:play(ball)
    t:answer "stop"
    t:equal(t.me.hand, {})
    t:equal(#t.me.deck, 7)
    t:events { { "shuffled" } }
  end
end)

test("Team Rocket's Great Ball: as many as one likes in a turn", function(t)
  t:position {
    ruleset = "sv",
    me = { active = "sv1-80", hand = { ball, ball }, deck = { "sv10-112", "sv10-113" } },
    opponent = { active = "sv1-80" },
  }
  t:coins "HT"
  t:play(ball)
  t:answer "sv10-113"
  t:play(ball)
  t:answer "sv10-112"
  t:equal(t.me.hand, { "sv10-113", "sv10-112" })
end)

test("Team Rocket's Great Ball: not with an empty deck", function(t)
  t:position(with {})
  t:illegal("play", ball)
end)
