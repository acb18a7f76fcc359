card.attack["Welcoming Tail"] = {
  more = function(_, it) return it.owner.prizes_left == 6 and 200 end,
}
