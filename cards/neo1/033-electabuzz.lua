local card = ...

card.attack["Swift"] = {
  ignores = { "weakness", "resistance", "effects" },
}
