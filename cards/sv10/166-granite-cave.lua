local stevens = ptcg.filter { name_includes = "Steven's" }

card.in_play = {
  damage_taken = {
    subject = "any",
    target = stevens,
    effect = function(_, it) if it.player ~= it.target.owner then return it.amount - 30 end end,
  },
}
