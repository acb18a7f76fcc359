local function comfey(deck)
  return {
    ruleset = "sv",
    me = { active = "swsh11-79", bench = { "swsh11-79" }, deck = deck },
    opponent = { active = "sm1-42" },
  }
end

test("Flower Selecting: one of the top 2 cards into the hand, the other is lost", function(t)
  t:position(comfey { "sm1-24", "sm1-39", "sm1-9" })
  t:use("Flower Selecting", "active")
  t:answer "sm1-39"
  t:changed {
    ["me hand"] = { "+ Popplio" },
    ["me deck"] = { "- Litten", "- Popplio" },
    ["me lost zone"] = { "+ Litten" },
  }
  t:equal(t:events("shuffled"), {})
  t:illegal("use", "Flower Selecting", "active")
end)

test("Flower Selecting: one must be taken", function(t)
  t:position(comfey { "sm1-24", "sm1-39", "sm1-9" })
  t:use("Flower Selecting", "active")
  t:fails(function() t:answer "stop" end, "takes 1 to 1 picks")
  t:answer "sm1-24"
end)

test("Flower Selecting: the last card of the deck", function(t)
  t:position(comfey { "sm1-24" })
  t:use("Flower Selecting", "active")
  t:answer "sm1-24"
  t:equal(t.me.hand, { "sm1-24" })
end)

test("Flower Selecting: not from the Bench, not with an empty deck", function(t)
  t:position(comfey { "sm1-24", "sm1-39", "sm1-9" })
  t:illegal("use", "Flower Selecting", "bench 1")
  t:position(comfey {})
  t:illegal("use", "Flower Selecting", "active")
end)
