-- Section 16: quantities in effects, short decks.

local all = { rulesets = { "dp", "xy", "sm", "sv", "primer" } }
local wall = "neutral-4"

local function ladle(t, profile)
  t:position {
    ruleset = profile,
    me = {
      active = wall,
      hand = { "neutral-73" },
      discard = { "neutral-1", "neutral-2", "neutral-5" },
    },
    opponent = { active = wall },
  }
  t:play "neutral-73"
end

test("QTY-01 T-40 EX-73: up to 2 means 1 or 2", all, function(t, profile)
  ladle(t, profile)
  t:fails(function() t:answer() end, "takes 1 to 2 picks")
  t:fails(function() t:answer("neutral-1", "neutral-2", "neutral-5") end, "takes 1 to 2 picks")
  t:answer "neutral-2"
  t:equal(t.me.hand, { "neutral-2" })
  ladle(t, profile)
  t:answer("neutral-1", "neutral-5")
  t:equal(t.me.hand, { "neutral-1", "neutral-5" })
end)

local function bellows(t, profile)
  t:position {
    ruleset = profile,
    me = { active = { wall, energy = "GGR" }, hand = { "neutral-74" } },
    opponent = { active = wall },
  }
  t:play "neutral-74"
end

test("QTY-01 EX-73: drawing up to 3 cards may be none", all, function(t, profile)
  bellows(t, profile)
  t:options { 0, 1, 2, 3 }
  t:answer(0)
  t:equal(t.me.hand, {})
  t:answer()
end)

test("QTY-02 EX-73: any number may be none, or all", all, function(t, profile)
  bellows(t, profile)
  t:answer(3)
  t:equal(#t.me.hand, 3)
  t:answer()
  t:equal(#t.me.active.energy, 3)
  bellows(t, profile)
  t:answer(0)
  local all_three = {}
  for _, id in ipairs(t.me.active.attached) do all_three[#all_three + 1] = id end
  t:answer(all_three)
  t:equal(t.me.active.energy, "")
end)

test(
  "QTY-03 EX-17: " .. "who looks at more cards than there are looks at those",
  all,
  function(t, profile)
    t:position {
      ruleset = profile,
      me = {
        active = wall,
        hand = { "neutral-76" },
        deck = { "neutral-1", "neutral-2", "neutral-5" },
      },
      opponent = { active = wall },
    }
    t:play "neutral-76"
    t:options { "neutral-1", "neutral-2", "neutral-5" }
    t:answer "neutral-2"
    t:equal(t.me.hand, { "neutral-2" })
    t:equal(t.winner, nil)
    t:equal(#t.me.deck, 2)
  end
)

local function dowser(t, profile)
  t:position {
    ruleset = profile,
    me = {
      active = wall,
      hand = { "neutral-75" },
      deck = { "neutral-1", "neutral-15", "neutral-2", "neutral-5" },
    },
    opponent = { active = wall },
  }
  t:play "neutral-75"
end

test("GAP-19 QTY-01: a search for a kind of card may find fewer, or none", all, function(t, profile)
  dowser(t, profile)
  t:options { "neutral-1", "neutral-2", "neutral-5" }
  t:answer()
  t:equal(t.me.hand, {})
  t:equal(#t.me.deck, 4)
  dowser(t, profile)
  t:answer "neutral-5"
  t:equal(t.me.hand, { "neutral-5" })
end)

test("GAP-19: a search that can find nothing is asked all the same", all, function(t, profile)
  t:position {
    ruleset = profile,
    me = { active = wall, hand = { "neutral-75" }, deck = { "neutral-15" } },
    opponent = { active = wall },
  }
  t:play "neutral-75"
  t:equal(t:purpose(), "search")
  t:options {}
  t:answer()
end)
