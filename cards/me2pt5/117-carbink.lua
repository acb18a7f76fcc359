card.ability["Double Type"] = { types = function() return { "fighting", "psychic" } end }

card.attack["Counter Jewel"] = {
  more = function(_, it) return it.opponent.prizes_left <= 2 and 100 end,
}
