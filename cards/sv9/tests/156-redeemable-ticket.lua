local ticket = "sv9-156"

local function with(prizes, deck, more)
  return {
    ruleset = "sv",
    me = { active = "sv1-38", hand = { ticket, more }, prizes = prizes, deck = deck },
    opponent = { active = "sv1-38" },
  }
end

--- Returns how many cards of the list have the id.
local function count(list, id)
  local found = 0
  for _, each in ipairs(list) do
    if each == id then found = found + 1 end
  end
  return found
end

test("Redeemable Ticket: as many cards from the top of the deck are the Prize cards", function(t)
  t:position(with({ "sv8-70", "sv8-71" }, { "dp1-123", "dp1-124", "dp1-125" }))
  t:play(ticket)
  t:equal(#t.me.prizes, 2)
  t:equal(count(t.me.prizes, "dp1-123"), 1)
  t:equal(count(t.me.prizes, "dp1-124"), 1)
  t:equal(#t.me.deck, 3)
  t:equal(t.me.deck[1], "dp1-125")
  t:equal(count(t.me.deck, "sv8-70"), 1)
  t:equal(count(t.me.deck, "sv8-71"), 1)
  t:equal(t.me.discard, { ticket })
  t:equal(t.opponent.prizes_left, 6)
end)

test("Redeemable Ticket: under the deck in an order that chance decides", function(t)
  t:position(with({ "sv8-70", "sv8-71" }, { "dp1-123", "dp1-124", "dp1-125" }))
  t:shuffle("sv8-71", "sv8-70")
  t:play(ticket)
  t:equal(t.me.deck, { "dp1-125", "sv8-70", "sv8-71" })
end)

test("Redeemable Ticket: the last Prize card", function(t)
  t:position(with({ "sv8-70" }, { "dp1-123", "dp1-124" }))
  t:play(ticket)
  t:equal(t.me.prizes, { "dp1-123" })
  t:equal(t.me.deck, { "dp1-124", "sv8-70" })
  t:equal(t.winner, nil)
end)

test("Redeemable Ticket: a deck of fewer cards gives back Prize cards", function(t)
  t:position(with({ "sv8-70", "sv8-71", "dp1-126" }, { "dp1-123" }))
  t:shuffle("dp1-126", "sv8-70", "sv8-71")
  t:play(ticket)
  t:equal(#t.me.prizes, 3)
  t:equal(count(t.me.prizes, "dp1-126"), 0)
  t:equal(t.me.deck, { "dp1-126" })
end)

test("Redeemable Ticket: an empty deck", function(t)
  t:position(with({ "sv8-70", "sv8-71" }, {}))
  t:play(ticket)
  t:equal(#t.me.prizes, 2)
  t:equal(#t.me.deck, 0)
end)

test("Redeemable Ticket: nobody sees the cards", function(t)
  t:position(with({ "sv8-70", "sv8-71" }, { "dp1-123", "dp1-124", "dp1-125" }))
  t:play(ticket)
  t:equal(#t:events("looked_at"), 0)
  t:equal(#t:events("card_shown"), 0)
end)

test("Redeemable Ticket: any number of Items a turn", function(t)
  t:position(with({ "sv8-70" }, { "dp1-123", "dp1-124" }, ticket))
  t:play(ticket)
  t:play(ticket)
  t:equal(t.me.prizes, { "dp1-124" })
end)
