// The keyboard alone is enough.

import assert from 'node:assert/strict';
import { startGame, withPage } from './browser.mjs';
import { lots } from './player.mjs';

const questions = 25;

const askedNow = (page) => page.evaluate(() => document.querySelector('[data-asked]')?.dataset.asked ?? null);
const calm = (page) => page.waitForFunction(() => document.querySelector('[data-over]') || (document.querySelector('[data-asked]') && !document.querySelector('[data-deaf]')), undefined, { timeout: 20000 });

/** Answers the open question with keys only. */
async function answerByKeys(page, random) {
    const shown = await page.evaluate(() => ({
        rows: document.querySelectorAll('[data-option]').length,
        several: Boolean(document.querySelector('[data-confirm]')),
        ready: document.querySelector('[data-confirm]')?.getAttribute('aria-disabled') === 'false',
    }));
    if (shown.several && shown.ready) return page.keyboard.press('c');
    // Rows beyond the ninth are reached with the arrow keys.
    await page.locator('[data-option]').first().evaluate((row) => row.focus());
    // Of several picks, each row may be one; else the last row mostly ends the turn.
    const rows = shown.several ? shown.rows : shown.rows - 1;
    const steps = Math.floor(random() * Math.max(rows, 1));
    for (let i = 0; i < steps; i += 1) await page.keyboard.press('ArrowDown');
    return page.keyboard.press('Enter');
}

export const tests = {
    'questions are answered by keys only': async (context) => {
        await withPage(context, {}, async (page) => {
            await startGame(page);
            const random = lots(11);
            let answered = 0;
            for (let tries = 0; answered < questions && tries < questions * 8; tries += 1) {
                await calm(page);
                const before = await askedNow(page);
                if (before === null) break;
                await answerByKeys(page, random);
                if (await page.locator('dialog[open] [data-end-turn]').count()) await page.locator('dialog[open] [data-end-turn]').press('Enter');
                await page.waitForTimeout(150);
                if ((await askedNow(page)) !== before) answered += 1;
            }
            assert.ok(answered >= questions || (await page.locator('[data-over]').count()), `${answered} answers`);
        });
    },
    'a key meant for the last question does not answer the next': async (context) => {
        await withPage(context, {}, async (page) => {
            await startGame(page);
            await calm(page);
            // The keys come in the very moment in which the question changes.
            await page.evaluate(() => {
                const old = document.querySelector('[data-asked]').dataset.asked;
                const watcher = new MutationObserver(() => {
                    const asked = document.querySelector('[data-asked]')?.dataset.asked ?? old;
                    if (asked === old) return;
                    watcher.disconnect();
                    const row = document.querySelector('[data-option]');
                    const stopped = ['Enter', '1'].map((key) => !row.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })));
                    window.meant = { asked, stopped };
                });
                watcher.observe(document.body, { subtree: true, childList: true, attributes: true });
            });
            await page.keyboard.press('1');
            const { asked, stopped } = await (await page.waitForFunction(() => window.meant)).jsonValue();
            assert.equal(stopped[0], true, 'Enter presses nothing');
            await page.waitForTimeout(600);
            assert.equal(await askedNow(page), asked);
        });
    },
    'letters jump over the table, escape leaves what was begun': async (context) => {
        await withPage(context, {}, async (page) => {
            await startGame(page);
            while (!(await page.locator('.table .source[data-key^="h"]').count())) {
                await calm(page);
                await page.keyboard.press('1');
                await page.waitForTimeout(100);
            }
            const focused = () => page.evaluate(() => document.activeElement.closest('[data-rove], dialog')?.dataset.rove ?? document.activeElement.closest('dialog')?.tagName ?? null);
            await page.keyboard.press('h');
            assert.match(await focused(), /^hand/);
            await page.keyboard.press('ArrowRight');
            assert.match(await focused(), /^hand/);
            await page.keyboard.press('l');
            assert.equal(await focused(), 'log');
            await page.keyboard.press('?');
            assert.equal(await focused(), 'DIALOG');
            await page.keyboard.press('Escape');
            assert.equal(await page.locator('dialog[open]').count(), 0);
            await page.keyboard.press('h');
            await page.keyboard.press('i');
            assert.equal(await page.locator('.panel').count(), 1);
            await page.keyboard.press('Escape');
            assert.equal(await page.locator('.panel').count(), 0);
            assert.match(await focused(), /^hand/);
        });
    },
};
