local gym = "sv10-169"

local function with(deck, more)
  return {
    ruleset = "sv",
    stadium = gym,
    me = { active = "sv1-80", deck = deck, hand = more },
    opponent = { active = "sv1-80", deck = { "dp1-123", "sv10-137", "dp1-123" } },
  }
end

local deck = { "sv10-130", "sv10-131", "sv10-136", "sv1-13", "dp1-129", "sv10-94" }

test("Spikemuth Gym: a Marnie's Pokémon, revealed, once a turn", function(t)
  t:position(with(deck))
  t:use_stadium()
  t:options { "sv10-130", "sv10-131", "sv10-136" }
  t:answer "sv10-136"
  t:equal(t.me.hand, { "sv10-136" })
  t:equal(#t.me.deck, 5)
  t:events { { "card_shown", card = "sv10-136" }, { "shuffled" } }
  t:illegal "use_stadium"
end)

test("Spikemuth Gym: none is taken", function(t)
  t:position(with(deck))
  t:use_stadium()
  t:answer "stop"
  t:equal(t.me.hand, {})
  t:equal(#t:events("shuffled"), 1)
  t:illegal "use_stadium"
end)

test("Spikemuth Gym: the other player in their turn, and I again in my next", function(t)
  t:position(with { "sv10-130", "sv10-131", "dp1-123", "dp1-123" })
  t:use_stadium()
  t:shuffle "dp1-123"
  t:answer "sv10-130"
  t:end_turn()
  t:use_stadium()
  t:answer "sv10-137"
  t:equal(t.opponent.hand, { "dp1-123", "sv10-137" })
  t:illegal "use_stadium"
  t:end_turn()
  t:use_stadium()
  t:answer "sv10-131"
  t:equal(t.me.hand, { "sv10-130", "dp1-123", "sv10-131" })
end)

test("Spikemuth Gym: not with an empty deck", function(t)
  t:position(with {})
  t:illegal "use_stadium"
end)

test("Spikemuth Gym: no second one of the name, one Stadium a turn", function(t)
  local position = with(deck, { gym, "me1-117", "me1-122" })
  t:position(position)
  t:illegal("play", gym)
  t:play "me1-117"
  t:equal(t.me.discard, { gym })
  t:illegal("play", "me1-122")
  t:illegal("play", gym)
end)
