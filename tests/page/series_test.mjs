// A series: the loser chooses who begins, the score is kept, a rematch begins anew.

import assert from 'node:assert/strict';
import { picture, withPage } from './browser.mjs';

const concede = async (page) => {
    await page.locator('.bar button', { hasText: 'Concede' }).click();
    await page.locator('dialog button.danger').click();
    await page.locator('[data-over]').waitFor();
};

export const tests = {
    'best of three against a bot': async (context) => {
        await withPage(context, {}, async (page) => {
            await page.waitForSelector('.new-game');
            await page.locator('label', { hasText: 'Games' }).locator('select').selectOption('3');
            await page.locator('label', { hasText: 'Clock' }).locator('select').selectOption('fast');
            await page.locator('.new-game button.primary').click();
            await page.waitForSelector('[data-asked]');
            assert.equal(await page.locator('.clock').count(), 2);
            await concede(page);
            assert.match(await page.locator('dialog .score').textContent(), /0 : 1/);
            await picture(page, 'between');
            await page.locator('dialog button', { hasText: 'Go first' }).click();
            await page.waitForSelector('[data-asked]');
            assert.equal(await page.locator('dialog[open]').count(), 0);
            await concede(page);
            assert.match(await page.locator('dialog .score').textContent(), /0 : 2/);
            assert.equal(await page.locator('dialog a[download]').count(), 2);
            await page.locator('dialog button', { hasText: 'Rematch' }).click();
            await page.waitForSelector('[data-asked]');
            assert.equal(await page.locator('dialog[open]').count(), 0);
        });
    },
};
