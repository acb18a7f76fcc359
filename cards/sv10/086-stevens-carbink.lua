local stevens = ptcg.filter { name_includes = "Steven's" }

card.ability["Stone Palace"] = {
  damage_taken = {
    where = "bench",
    subject = "own",
    by = "opponent",
    target = stevens,
    stacks = false,
    value = -30,
  },
}
