-- What is asked and what is not: the order of triggers, forced picks, Pokémon that are gone.

local wall = { active = "neutral-4" }

local function duel(t, mine, theirs) t:position { me = mine, opponent = theirs or wall } end

test("the order of triggers: only one can apply", function(t)
  duel(t, { active = "vocabulary-53", hand = { "neutral-1", "neutral-1" } })
  t:end_turn()
  t:equal(#t.me.hand, 2)
  t:equal(t.opponent.active.damage, 0)
  local four = { "neutral-1", "neutral-1", "neutral-1", "neutral-1" }
  duel(t, { active = "vocabulary-53", hand = four })
  t:end_turn()
  t:equal(t:purpose(), "trigger_order")
  t:options { "Full Hands on active", "Too Full on active" }
  t:answer "Too Full"
  t:equal(#t.me.hand, 5)
  t:equal(t.opponent.active.damage, 10)
end)

test("the order of triggers: one makes the other possible", function(t)
  duel(t, { active = "vocabulary-53", hand = { "neutral-1", "neutral-1", "neutral-1" } })
  t:end_turn()
  t:equal(#t.me.hand, 4)
  t:equal(t.opponent.active.damage, 10)
end)

test("the order of triggers: copies that do not know which they are", function(t)
  duel(t, { active = "vocabulary-52", bench = { "vocabulary-52", "vocabulary-52" } })
  t:end_turn()
  t:equal(t.opponent.active.damage, 30)
end)

test("the order of triggers: copies that touch their own Pokémon alone", function(t)
  duel(t, {
    active = { "sm10-158", damage = 20 },
    bench = { { "sm10-158", damage = 30 }, { "sm10-158", damage = 40 } },
  })
  t:end_turn()
  t:equal(t.me.active.damage, 10)
  t:equal(t.me.bench[1].damage, 20)
  t:equal(t.me.bench[2].damage, 30)
end)

test("the order of triggers: different texts are asked about", function(t)
  duel(t, { active = { "sm10-158", damage = 20 }, bench = { "vocabulary-52" } })
  t:end_turn()
  t:options { "Lazy Eating on active", "Chorus on bench 1" }
  t:answer "Chorus"
end)

test(
  "the order of triggers: a text without a name goes by its card, and says where it is",
  function(t)
    duel(t, {
      active = { "neutral-4", attached = { "vocabulary-54" } },
      bench = { { "neutral-4", attached = { "vocabulary-54" } } },
      discard = { "neutral-1" },
    })
    t:end_turn()
    t:equal(t:purpose(), "trigger_order")
    t:options { "vocabulary-54 on active", "vocabulary-54 on bench 1" }
    t:fails(function() t:options {} end, '"vocabulary-54 on active" (Keepsake Energy)')
    t:answer "vocabulary-54 on bench 1"
    t:equal(t.me.active.attached, { "vocabulary-54" })
    t:equal(t.me.bench[1].attached, { "vocabulary-54", "neutral-1" })
  end
)

test("discard_energy: exactly as many units as asked", function(t)
  duel(t, { active = { "vocabulary-55", energy = "WL" } })
  t:attack "Burn Off"
  t:equal(t.me.active.energy, "")
end)

test("discard_energy: fewer units than asked", function(t)
  duel(t, { active = { "vocabulary-55", energy = "W" } })
  t:attack "Burn Off"
  t:equal(t.me.active.energy, "")
end)

test("discard_energy: more units than asked", function(t)
  duel(t, { active = { "vocabulary-55", energy = "WL", attached = { "base1-96" } } })
  t:attack "Burn Off"
  t:options { "dp1-125 on active", "dp1-126 on active", "base1-96 on active" }
  t:answer "dp1-125"
  t:options { "dp1-126 on active", "base1-96 on active" }
  t:answer "base1-96"
  t:equal(t.me.active.energy, "L")
end)

test("hand.shuffleDraw: a hand without cards is shuffled into the deck all the same", function(t)
  duel(t, { active = "vocabulary-1", hand = { "vocabulary-12" } })
  t:play "vocabulary-12"
  t:equal(#t:events("shuffled"), 1)
end)

test("discard->deck: cards of a kind of which there are none are nothing to shuffle", function(t)
  duel(t, { active = "vocabulary-55", discard = { "dp1-126" } })
  t:attack "Recycle"
  t:equal(#t:events("shuffled"), 0)
end)

test("hand.opponentShuffle: whose deck is shuffled, if there are no cards", function(t)
  duel(t, { active = "vocabulary-55", hand = { "neutral-1" } }, { active = "neutral-4", hand = {} })
  t:attack "Stir"
  local players = {}
  for i, event in ipairs(t:events("shuffled")) do players[i] = event.player end
  -- The opponent's hand, the script's own list with `of`, and the opponent's discard pile. Cards of
  -- a kind and chosen cards need at least one card: Tools, Energy in the discard pile, a choice.
  t:equal(players, { "opponent", "opponent", "opponent" })
end)

test("the attacker is gone: what it sets off does as much as it can", function(t)
  duel(t, { active = "vocabulary-50", bench = { "neutral-4" } }, {
    active = { "vocabulary-23" },
    bench = { "neutral-4" },
  })
  t:attack "Strike and Vanish"
  t:answer(1)
  t:equal(t.me.hand[1], "vocabulary-50")
  t:equal(t.me.active.damage, 0)
end)

test("the attacker is gone: another in its place is not taken for it", function(t)
  duel(t, { active = "vocabulary-50", bench = { "neutral-4" }, hand = { "neutral-50" } }, {
    active = "neutral-1",
  })
  t:answer "bench 1"
  t:attack "Swap Places"
  t:equal(t.opponent.active.damage, 20)
  t:equal(t.me.active.id, "neutral-4")
  t:equal(t.me.bench[1].id, "neutral-50")
  t:explain { { "base", 20, by = "vocabulary-50" }, { "result", 20 } }
end)

test("the defender is gone: verbs have nothing to do with it", function(t)
  duel(t, { active = "vocabulary-50" }, { active = "neutral-1", bench = { "neutral-4" } })
  t:attack "Banish"
  t:equal(t.me.active.damage, 10)
  t:equal(t.opponent.active.conditions, {})
end)

test("guess / hidden choice: a word, a number", function(t)
  for theirs, drawn in pairs { stone = 0, paper = 1 } do
    duel(t, { active = "vocabulary-123" })
    t:attack "Stone or Paper"
    t:equal(t:asked(), "me")
    t:answer "stone"
    t:equal(t:asked(), "opponent")
    t:options { "stone", "paper" }
    t:answer(theirs)
    t:equal(#t.me.hand, drawn)
  end
  duel(t, { active = "vocabulary-123" })
  t:attack "Which Number"
  t:answer(3)
  t:answer(1)
  t:equal(t.opponent.active.damage, 20)
end)

test("guess / hidden choice: a card of the hand", function(t)
  duel(t, { active = "vocabulary-123", hand = { "neutral-1", "neutral-15" } })
  t:attack "Which Card"
  t:answer "neutral-15"
  t:answer(true)
  t:equal(#t:events("card_shown"), 1)
  t:equal(#t.me.hand, 3)
  duel(t, { active = "vocabulary-123" })
  t:attack "Which Card"  -- no question without a card in hand
  t:equal(#t.me.hand, 0)
end)
