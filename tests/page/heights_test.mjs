// Low windows: the whole table can be seen, with full Benches, a third pile and a banner.

import assert from 'node:assert/strict';
import { asked, card, pokemon, side, state, view, withSocket } from './messages_test.mjs';

const turn = asked(4, [{ kind: 'end_turn', count: 1, value: 0 }], ['end the turn'], { purpose: 'main_phase' });
const bench = [2, 3, 4, 5, 6].map((number) => pokemon(number, `Pokemon ${number}`, 10));
const hand = Array.from({ length: 7 }, (_, i) => card(20 + i, `Card ${i}`));
const full = (cards) => ({ ...side(bench, cards), lost_zone: { count: 1, cards: [card(9, 'Nine')] }, discard: { count: 1, cards: [card(10, 'Ten')] } });
const table = { ...view, players: [full(hand), full([])] };

const seenWhole = (height) => withSocket(turn, async (page, tell) => {
    await tell(state({ ...turn, q: 5 }, { view: table, seq: 2 }), { t: 'offer', offer: 7, what: 'undo', from: 1, state: 'open' });
    await page.locator('.banner.offer').waitFor();
    const below = await page.locator('.table').evaluate((one) => one.scrollHeight - one.clientHeight);
    assert.ok(below <= 1, `${below} pixels of the table are out of sight`);
    const last = await page.locator('.hand .held').last().evaluate((one) => one.getBoundingClientRect().bottom);
    assert.ok(last <= height, `the hand ends at ${last}`);
}, { viewport: { width: 1366, height } });

export const tests = Object.fromEntries([600, 657, 768, 900, 1300].map((height) => [`the table fits into a window ${height} pixels high`, seenWhole(height)]));
