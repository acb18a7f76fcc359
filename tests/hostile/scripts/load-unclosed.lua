-- An unterminated string.
-- load: unfinished
local s = [==[ never closed ]=]
