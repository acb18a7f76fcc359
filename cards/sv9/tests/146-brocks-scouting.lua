local scouting = "sv9-146"

local function with(deck)
  return {
    ruleset = "sv",
    me = { active = "sv1-80", hand = { scouting, scouting }, deck = deck },
    opponent = { active = "sv1-80" },
  }
end

local deck = { "sv1-13", "sv1-36", "sv1-14", "sv1-15", "swsh3-167", "sv1-181", "dp1-123" }

test("Brock's Scouting: 2 Basic Pokémon", function(t)
  t:position(with(deck))
  t:play(scouting)
  t:options { "sv1-13", "sv1-36", "sv1-14", "sv1-15" }
  t:answer "sv1-13"
  t:options { "sv1-36" }
  t:answer "sv1-36"
  t:equal(t.me.hand, { scouting, "sv1-13", "sv1-36" })
  t:equal(t.me.discard, { scouting })
  t:events {
    { "card_shown", card = "sv1-13" },
    { "card_shown", card = "sv1-36" },
    { "shuffled" },
    only = { "card_shown", "shuffled" },
  }
  t:illegal("play", scouting)
end)

test("Brock's Scouting: 1 Basic Pokémon", function(t)
  t:position(with(deck))
  t:play(scouting)
  t:answer "sv1-13"
  t:answer "stop"
  t:equal(t.me.hand, { scouting, "sv1-13" })
end)

test("Brock's Scouting: or 1 Evolution Pokémon", function(t)
  for _, id in ipairs { "sv1-14", "sv1-15" } do
    t:position(with(deck))
    t:play(scouting)
    t:answer(id)
    t:equal(t.me.hand, { scouting, id })
    t:events { { "card_shown", card = id }, { "shuffled" }, only = { "card_shown", "shuffled" } }
  end
end)

test("Brock's Scouting: or nothing", function(t)
  t:position(with(deck))
  t:play(scouting)
  t:answer "stop"
  t:equal(t.me.hand, { scouting })
  t:equal(#t:events("shuffled"), 1)
end)

test("Brock's Scouting: a Pokémon that is neither Basic nor an Evolution is not found", function(t)
  t:position(with { "bw3-66", "dp1-123" })  -- a Restored Pokémon
  t:play(scouting)
  t:options {}
  t:answer "stop"
  t:equal(t.me.hand, { scouting })
end)

test("Brock's Scouting: not with an empty deck", function(t)
  t:position(with {})
  t:illegal("play", scouting)
end)
