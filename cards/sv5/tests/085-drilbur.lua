local drilbur, fighting = "sv5-85", "dp1-128"

local function benching(deck)
  return {
    ruleset = "sv",
    me = { active = "sv1-13", hand = { drilbur, "sv1-181" }, deck = deck },
    opponent = { active = "sv6-61" },
  }
end

test("Dig Dig Dig: up to 3 Basic Fighting Energy cards are discarded", function(t)
  t:position(benching { "4 dp1-128", "dp1-123", "me3-87", "sv5-85" })
  t:bench(drilbur)
  t:answer(true)
  t:options { fighting }
  t:fails(function() t:answer("#1", "#1", "#1", "#1") end, "takes 0 to 3 picks")
  t:answer(fighting, fighting, fighting)
  t:equal(t.me.discard, { fighting, fighting, fighting })
  t:equal(#t.me.deck, 4)
  t:equal(#t:events("shuffled"), 1)
end)

test("Dig Dig Dig: fewer or none", function(t)
  for picks = 0, 1 do
    t:position(benching { "3 dp1-128" })
    t:bench(drilbur)
    t:answer(true)
    if picks == 0 then
      t:answer "stop"
    else
      t:answer(fighting)
    end
    t:equal(#t.me.discard, picks)
    t:equal(#t:events("shuffled"), 1)
  end
end)

test("Dig Dig Dig: it need not be used", function(t)
  t:position(benching { "3 dp1-128" })
  t:bench(drilbur)
  t:answer(false)
  t:equal(t.me.discard, {})
  t:equal(#t:events("shuffled"), 0)
end)

test("Dig Dig Dig: not from the deck, nor with an empty deck", function(t)
  t:position(benching { "3 dp1-128", drilbur })
  t:play "sv1-181"
  t:answer(drilbur)
  t:equal(t.me.bench[1].id, drilbur)
  t:equal(t.me.discard, { "sv1-181" })
  t:position(benching {})
  t:bench(drilbur)
  t:equal(t:asked(), "me")
  t:legal "end_turn"
end)
