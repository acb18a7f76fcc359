card.ability["Windfall"] = {
  once_per_turn = {
    where = "discard",
    effect = function(game, it) if game:flip() then game:move(it.card, "hand") end end,
  },
}

card.ability["Reckoning"] = {
  on_discard = {
    {
      subject = "any",
      from = "play",
      filter = "stadium",
      effect = function(game, it) game:draw() end,
    },
    { from = "play", effect = function(game, it) game:put_counters(it.self, 1) end },
  },
}

card.attack["Reshuffle"] = function(game, it)
  local prize = game:choose_prize(it.owner, { face_up = false })
  game:turn_up(prize)
  assert(prize.face_up and prize.zone == "prizes")
  game:shuffle(it.owner, { prizes = true })
  assert(not prize.face_up)
end
