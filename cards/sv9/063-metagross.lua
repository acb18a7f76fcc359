card.attack["Conjoined Beams"] = {
  more = function(_, it)
    return it.owner:count("bench", { name = "Beldum" }) > 0
      and it.owner:count("bench", { name = "Metang" }) > 0
      and 150
  end,
}
