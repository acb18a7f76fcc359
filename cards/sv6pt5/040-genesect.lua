local ace_spec = ptcg.filter { class = "ace-spec" }

local function has_tool(_, it) return it.self.has_tool end

card.ability["ACE Nullifier"] = {
  may_play = { subject = "opponent", filter = ace_spec, only_if = has_tool, value = false },
  -- Energy cards of the class, too: who attaches one from the hand plays it.
  may_attach = { subject = "opponent", filter = ace_spec, only_if = has_tool, value = false },
}
