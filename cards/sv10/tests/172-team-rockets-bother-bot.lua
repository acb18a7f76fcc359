local function bother(side)
  side.active = side.active or "dp3-55"
  side.hand = side.hand or { "dp1-123" }
  side.prizes = side.prizes or { "dp1-124", "dp3-98" }
  return {
    ruleset = "sv",
    me = { active = "dp3-55", hand = { "sv10-172", "sv10-172" } },
    opponent = side,
  }
end

test(
  "Team Rocket's Bother-Bot: a Prize card is turned up, and switched with a card of the hand",
  function(t)
    t:position(bother {})
    t:play "sv10-172"
    t:answer(2)
    t:answer(true)
    t:changed {
      ["me hand"] = { "- Team Rocket's Bother-Bot" },
      ["me discard"] = { "+ Team Rocket's Bother-Bot" },
      ["opponent hand"] = { "- Grass Energy", "+ Phanpy" },
      ["opponent prizes"] = { "+ Grass Energy", "- Phanpy" },
      ["opponent prizes face up"] = { "+ Grass Energy" },
    }
    t:events {
      { "card_shown", card = "dp3-98", from = "prizes" },
      { "card_shown", card = "dp1-123", from = "hand" },
      { "card_moved", card = "dp1-123", from = "hand", to = "prizes" },
      { "card_moved", card = "dp3-98", from = "prizes", to = "hand" },
    }
  end
)

test("Team Rocket's Bother-Bot: they need not be switched", function(t)
  t:position(bother {})
  t:play "sv10-172"
  t:answer(1)
  t:answer(false)
  t:equal(t.opponent.hand, { "dp1-123" })
  t:equal(t.opponent.prizes, { "dp1-124", "dp3-98" })
end)

test("Team Rocket's Bother-Bot: only Prize cards that lie face down", function(t)
  t:position(bother {})
  t:play "sv10-172"
  t:answer(1)
  t:answer(false)
  t:play "sv10-172"
  t:answer(true)
  t:equal(t.opponent.hand, { "dp3-98" })
end)

test(
  "Team Rocket's Bother-Bot: with no card in the opponent's hand a Prize card is turned up",
  function(t)
    t:position(bother { hand = {} })
    t:play "sv10-172"
    t:answer(2)
    t:changed {
      ["me hand"] = { "- Team Rocket's Bother-Bot" },
      ["me discard"] = { "+ Team Rocket's Bother-Bot" },
      ["opponent prizes face up"] = { "+ Phanpy" },
    }
  end
)

test(
  "Team Rocket's Bother-Bot: with no Prize card face down a card of the hand is shown",
  function(t)
    t:position(bother { hand = { "dp1-123" }, prizes = { "dp1-124" } })
    t:play "sv10-172"
    t:answer(false)
    t:play "sv10-172"
    t:equal(t:purpose(), "main_phase")
    t:events {
      { "card_shown", card = "dp1-124", from = "prizes" },
      { "card_shown", card = "dp1-123", from = "hand" },
      { "card_shown", card = "dp1-123", from = "hand" },
      only = { "card_shown" },
    }
    t:equal(t.opponent.hand, { "dp1-123" })
  end
)

test("Team Rocket's Bother-Bot: not with neither a card in the hand nor one face down", function(t)
  t:position(bother { hand = {}, prizes = { "dp1-124" } })
  t:play "sv10-172"
  t:illegal("play", "sv10-172")
end)
