// At 390 pixels: what has to fit, and what the sheet says.

import assert from 'node:assert/strict';
import { asked, hand, pokemon, side, state, view, withSocket } from './messages_test.mjs';

const attach = (place) => ({ kind: 'attach', count: 1, zone: 'hand', place: 0, card: hand[0], spot: { player: 0, place }, value: 0 });
const turn = asked(4, [attach(0), attach(1), { kind: 'end_turn', count: 1, value: 0 }], ['attach Seven to Alpha', 'attach Seven to Beta', 'end the turn'], { purpose: 'main_phase' });
const noDelay = (page) => page.waitForFunction(() => !document.querySelector('[data-deaf]'));

/** Returns the buttons whose text is wider or higher than they are. */
const cut = (page) => page.evaluate(() => [...document.querySelectorAll('button, select')].filter((one) => one.checkVisibility() && (one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1 || one.getBoundingClientRect().right > innerWidth)).map((one) => one.textContent));

const fits = (code) => withSocket(turn, async (page, tell) => {
    await tell(state(turn, { undo: 'ask', seq: 2 }));
    await page.locator('[data-undo="ask"]').waitFor();
    assert.deepEqual(await cut(page), []);
    // The words of the server are in English here.
    const lines = await page.locator('.bar').evaluate((bar) => bar.getBoundingClientRect().height);
    assert.ok(lines < 60, `the bar is ${lines} pixels high`);
    await page.locator('.bar button', { hasText: '?' }).click();
    await page.locator('dialog .language select').waitFor();
    assert.deepEqual(await cut(page), []);
}, { width: '390', locale: code });

/** Returns what of an element lies outside the window, in pixels. */
const outside = (page, selector) => page.locator(selector).evaluate((one) => {
    const box = one.getBoundingClientRect();
    return Math.round(Math.max(-box.left, box.right - innerWidth, 0));
});

const search = asked(5, [20, 21].map((number) => ({ kind: 'card', count: 2, zone: 'deck', place: 0, spot: { player: 0, place: 0 }, card: { number, id: `none-${number}`, name: `Card ${number}` }, value: 0 })), ['Card 20', 'Card 21'], { purpose: 'search', min: 3, max: 3 });

export const tests = {
    'several cards are picked and confirmed, also after a look at the table': withSocket(search, async (page, tell, heard) => {
        const cards = page.locator('.prompt .choice');
        await cards.first().click();
        // The button of the question closes the cards and opens them again.
        await page.locator('.sheet-question').click();
        await page.waitForFunction(() => !document.querySelector('.prompt'));
        await page.locator('.sheet-question').click();
        await cards.first().click();
        await cards.nth(1).click();
        await page.locator('[data-confirm][aria-disabled="false"]').click();
        assert.deepEqual((await heard()).filter((one) => one.t === 'answer'), [{ t: 'answer', q: 5, picks: [0, 0, 1] }]);
    }, { width: '390' }),
    'a card is read in the sheet': withSocket(turn, async (page) => {
        await page.locator('[data-key="s10"]').click();
        assert.equal(await outside(page, '.panel'), 0);
        assert.equal(await outside(page, '.panel .close'), 0);
        await page.locator('.panel .close').click();
        await page.waitForFunction(() => !document.querySelector('.panel'));
    }, { width: '390' }),
    ...Object.fromEntries(['en', 'es', 'it', 'pt'].map((code) => [`the buttons of the bar have room for their words: ${code}`, fits(code)])),
    'who aims is told so, and can leave it': withSocket(turn, async (page) => {
        await page.locator('[data-key="h7"]').first().click();
        await page.locator('.menu [data-action="attach"]').click();
        await page.locator('.sheet-question', { hasText: 'Choose where.' }).waitFor();
        await page.locator('[data-cancel]').click();
        await page.locator('.sheet-question', { hasText: 'Question 4?' }).waitFor();
        assert.equal(await page.locator('.target').count(), 0);
    }, { width: '390' }),
    'the table has the height of the window, wherever the sheet is': withSocket(turn, async (page, tell) => {
        const handTop = () => page.locator('.hand').evaluate((one) => one.getBoundingClientRect().top + scrollY);
        const closed = await handTop();
        assert.ok(closed > 844 / 2, `the hand is at ${closed}`);
        await page.locator('.sheet-question').click();
        await page.waitForSelector('.sheet.open');
        assert.equal(await handTop(), closed);
        const more = side([pokemon(2, 'Beta'), pokemon(3, 'Gamma')], hand);
        await tell(state({ ...turn, q: 5 }, { view: { ...view, players: [more, view.players[1]] }, seq: 2 }));
        await noDelay(page);
        assert.equal(await handTop(), closed, 'nothing jumps when a Pokémon comes into play');
    }, { width: '390' }),
};
