local function chirp(deck)
  return {
    ruleset = "sv",
    me = { active = { "me3-66", energy = "L" }, deck = deck },
    opponent = { active = "sv1-38" },
  }
end

local deck = { "sv1-13", "sv1-84", "sv2-150", "sv1-85", "sv1-80", "dp1-123", "me3-66" }

test("Chirp: up to 2 Pokémon with Fighting Resistance", function(t)
  t:position(chirp(deck))
  t:attack "Chirp"
  t:options { "sv1-84", "sv1-85", "me3-66" }
  t:answer("sv1-85", "me3-66")
  t:equal(t.me.hand, { "sv1-85", "me3-66" })
  t:equal(#t.me.deck, 5)
  t:events {
    { "card_shown", card = "sv1-85" },
    { "card_shown", card = "me3-66" },
    { "shuffled", player = "me" },
    only = { "card_shown", "shuffled" },
  }
end)

test("Chirp: 1, or none, but not 3", function(t)
  t:position(chirp(deck))
  t:attack "Chirp"
  t:fails(function() t:answer("sv1-84", "sv1-85", "me3-66") end, "2 picks")
  t:answer "sv1-84"
  t:equal(t.me.hand, { "sv1-84" })
  t:position(chirp(deck))
  t:attack "Chirp"
  t:answer "stop"
  t:equal(t.me.hand, {})
  t:events { { "shuffled", player = "me" } }
end)
