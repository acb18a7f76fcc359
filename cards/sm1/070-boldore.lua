local card = ...

card.attack["Rock Hurl"] = {
  ignores = "resistance",
}
