card.ability["Jam"] = {
  attachment_works = { where = "active", subject = "any", filter = "tool", value = false },
}

card.ability["Snare"] = {
  on_retreat = {
    subject = "opponent",
    effect = function(game, it) game:put_counters(it.target, 2) end,
  },
}
