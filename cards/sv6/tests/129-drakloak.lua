local drakloak = "sv6-129"

local function recon(deck, bench)
  return {
    ruleset = "sv",
    me = { active = drakloak, bench = bench, deck = deck },
    opponent = { active = "sv1-38" },
  }
end

test("Recon Directive: 1 of the top 2 cards, the other goes on the bottom", function(t)
  t:position(recon { "sv1-13", "sv1-36", "dp1-123", "dp1-124" })
  t:use "Recon Directive"
  t:options { "sv1-13", "sv1-36" }
  t:answer "sv1-36"
  t:equal(t.me.hand, { "sv1-36" })
  t:equal(t.me.deck, { "dp1-123", "dp1-124", "sv1-13" })
  t:equal(#t:events("card_shown"), 0)
  t:equal(#t:events("shuffled"), 0)
end)

test("Recon Directive: the top card", function(t)
  t:position(recon { "sv1-13", "sv1-36", "dp1-123" })
  t:use "Recon Directive"
  t:answer "sv1-13"
  t:equal(t.me.hand, { "sv1-13" })
  t:equal(t.me.deck, { "dp1-123", "sv1-36" })
end)

test("Recon Directive: exactly 1 must be taken", function(t)
  t:position(recon { "sv1-13", "sv1-36", "dp1-123" })
  t:use "Recon Directive"
  t:fails(function() t:answer "stop" end, "takes 1 to 1 picks")
  t:fails(function() t:answer("sv1-13", "sv1-36") end, "takes 1 to 1 picks")
  t:answer "sv1-13"
end)

test("Recon Directive: the last card of the deck", function(t)
  t:position(recon { "sv1-13" })
  t:use "Recon Directive"
  t:answer "sv1-13"
  t:equal(t.me.hand, { "sv1-13" })
  t:equal(t.me.deck, {})
end)

test("Recon Directive: not with an empty deck", function(t)
  t:position(recon {})
  t:illegal("use", "Recon Directive")
end)

test("Recon Directive: once a turn for each Pokémon, from the Bench, too", function(t)
  t:position(recon({ "sv1-13", "sv1-36", "sv1-37", "sv1-38", "4 dp1-123" }, { drakloak }))
  t:use("Recon Directive", "active")
  t:answer "sv1-13"
  t:illegal("use", "Recon Directive", "active")
  t:use("Recon Directive", "bench 1")
  t:answer "sv1-38"
  t:equal(t.me.hand, { "sv1-13", "sv1-38" })
  t:illegal("use", "Recon Directive", "bench 1")
  t:end_turn()
  t:end_turn()
  t:legal("use", "Recon Directive", "active")
end)
