card.in_play = {
  damage_dealt = { value = 10 },
}
