local function keen_eye(deck)
  return { me = { active = "dp3-27", deck = deck }, opponent = { active = "dp3-55" } }
end

test("Keen Eye: two cards of any kind, not shown, without any Energy", function(t)
  t:position(keen_eye { "dp3-94", "dp3-127", "dp1-126" })
  t:attack "Keen Eye"
  t:options { "dp3-94", "dp3-127", "dp1-126" }
  t:fails(function() t:answer("dp3-94", "dp1-126", "dp3-127") end, "takes 1 to 2 picks, not 3")
  t:answer("dp3-94", "dp1-126")
  t:equal(#t.me.hand, 2)
  t:equal(t.me.deck, { "dp3-127" })
  t:equal(t:events("card_shown"), {})
  t:events { { "shuffled", player = "me" }, only = { "shuffled" } }
end)

test("QTY-01: Keen Eye, one card is enough", function(t)
  t:position(keen_eye { "dp3-94", "dp3-127", "dp1-126" })
  t:attack "Keen Eye"
  t:answer "dp3-94"
  t:equal(t.me.hand, { "dp3-94" })
end)

test("GAP-19: Keen Eye, a search for any card must find one", function(t)
  t:position(keen_eye { "dp3-94", "dp3-127" })
  t:attack "Keen Eye"
  t:fails(function() t:answer "stop" end, "takes 1 to 2 picks")
  t:answer "dp3-94"
end)

test("Keen Eye: an empty deck", function(t)
  t:position(keen_eye {})
  t:attack "Keen Eye"
  t:equal(t.me.hand, {})
end)

local function baton_pass(bench)
  return {
    me = { active = { "dp3-27", energy = "RLL" }, bench = bench },
    opponent = { active = "dp3-55" },
  }
end
local R, L = "dp1-124", "dp1-126"

test("Baton Pass: switching, and Energy goes along", function(t)
  t:position(baton_pass { "dp3-94", "dp3-98" })
  t:attack "Baton Pass"
  t:equal(t.opponent.active.damage, 40)
  t:options { "bench 1", "bench 2" }
  t:answer "bench 2"
  t:options { R, L }
  t:answer(L, L)
  t:equal(t.me.active.id, "dp3-98")
  t:equal(t.me.active.energy, "LL")
  t:equal(t.me.bench[2].id, "dp3-27")
  t:equal(t.me.bench[2].energy, "R")
end)

test("Baton Pass: as many Energy cards as you like may be none", function(t)
  t:position(baton_pass { "dp3-94" })
  t:answer "bench 1"
  t:answer "stop"
  t:attack "Baton Pass"
  t:equal(t.me.active.energy, "")
  t:equal(t.me.bench[1].energy, "RLL")
end)

test("Baton Pass: not switching", function(t)
  t:position(baton_pass { "dp3-94" })
  t:answer "stop"
  t:attack "Baton Pass"
  t:equal(t.opponent.active.damage, 40)
  t:equal(t.me.active.id, "dp3-27")
end)

test("Baton Pass: without a Bench there is nothing to ask", function(t)
  t:position(baton_pass {})
  t:attack "Baton Pass"
  t:equal(t.opponent.active.damage, 40)
end)
