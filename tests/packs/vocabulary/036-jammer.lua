local card = ...

card.ability["Jam"] = {
  attachment_works = {
    where = "active",
    subject = "any",
    filter = { kind = "tool" },
    value = false,
  },
}

card.ability["Snare"] = {
  on_retreat = {
    subject = "opponent",
    effect = function(game, it) game:put_counters { on = it.target, count = 2 } end,
  },
}
