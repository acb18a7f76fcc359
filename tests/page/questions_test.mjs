// The end of a turn asks again; a click shows a card; piles open.

import assert from 'node:assert/strict';
import { picture, startGame, withPage } from './browser.mjs';
import { playGame } from './player.mjs';

const games = 20; // some are over before anybody can attack

const ready = (page) => page.waitForFunction(() => document.querySelector('[data-asked]') && !document.querySelector('[data-deaf]'), undefined, { timeout: 20000 });

export const tests = {
    'the text of a card of the hand leaves the others in sight': async (context) => {
        await withPage(context, {}, async (page) => {
            await startGame(page);
            await playGame(page, 3, { until: async () => (await page.locator('.hand .held').count()) > 3 });
            await page.locator('.hand .held').first().hover();
            await page.locator('.hovered').waitFor();
            const bottom = await page.locator('.hovered').evaluate((one) => one.getBoundingClientRect().bottom);
            assert.ok(bottom <= await page.locator('.hand .held').first().evaluate((one) => one.getBoundingClientRect().top));
        });
    },
    'ending the turn with an attack possible asks again': async (context) => {
        let asked = false;
        const end = (page) => async () => {
            const rows = await page.locator('[data-option]').allTextContents();
            if (!rows.some((row) => /attack/i.test(row)) || !(await page.locator('.end-turn').count())) return false;
            await ready(page);
            const before = await page.locator('[data-asked]').getAttribute('data-asked');
            await page.locator('.end-turn').click();
            await page.locator('dialog [data-end-turn]').waitFor();
            await picture(page, 'end-turn');
            await page.keyboard.press('Escape');
            assert.equal(await page.locator('dialog[open]').count(), 0);
            assert.equal(await page.locator('[data-asked]').getAttribute('data-asked'), before, 'the turn goes on');
            asked = true;
            return true;
        };
        for (let game = 0; game < games && !asked; game += 1) {
            await withPage(context, {}, async (page) => {
                await startGame(page);
                await playGame(page, game, { most: 300, enough: true, until: end(page) });
            });
        }
        assert.ok(asked, 'no attack was possible');
    },
    'a pile opens, a click on a card shows its text': async (context) => {
        const pile = '[data-key$="discard"]:not(.none)'; // whosever it is: the game may be over before both have one
        await withPage(context, {}, async (page) => {
            await startGame(page);
            await playGame(page, 4, { most: 200, enough: true, until: async () => (await page.locator(pile).count()) > 0 && !(await page.locator('.prompt, .menu, dialog').count()) });
            const look = page.locator('dialog button', { hasText: 'Look at the table' });
            if (await look.count()) await look.click();
            await page.locator(pile).first().click();
            await page.locator('.pile-open [data-card]').first().click();
            await page.locator('.panel .card-text h3').waitFor();
            await picture(page, 'pile');
            assert.ok((await page.locator('.panel h3').textContent()).length > 2);
            await page.keyboard.press('Escape');
            await page.keyboard.press('Escape');
            assert.equal(await page.locator('.pile-open, .panel').count(), 0);
        });
    },
};
