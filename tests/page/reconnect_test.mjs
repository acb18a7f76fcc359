// Connections that break: the table comes back, and an answer counts once.

import assert from 'node:assert/strict';
import { startGame, withPage } from './browser.mjs';
import { proxy } from './cutter.mjs';

const allow = ['WebSocket connection', 'ERR_'];
const numberOf = (page) => page.evaluate(() => Number(document.querySelector('[data-asked]')?.dataset.asked ?? -1));
const asked = (page) => page.waitForFunction(() => document.querySelector('[data-asked]') && !document.querySelector('[data-deaf]'), undefined, { timeout: 20000 });

const through = (use) => async (context) => {
    const wire = await proxy(context.url);
    try {
        await withPage({ ...context, url: wire.url }, { allow }, async (page) => {
            await startGame(page);
            await asked(page);
            await use(page, wire);
        });
    } finally {
        wire.close();
    }
};

export const tests = {
    'after a cut the same question is open again': through(async (page, wire) => {
        const before = await numberOf(page);
        wire.cut();
        await page.locator('.banner.warn').waitFor();
        await page.locator('.banner.warn').waitFor({ state: 'detached' });
        await asked(page);
        assert.equal(await numberOf(page), before);
    }),
    'an answer whose acknowledgment is lost counts once': through(async (page, wire) => {
        const before = await numberOf(page);
        wire.mute(true);
        await page.locator('[data-option]').first().click();
        await page.waitForTimeout(300);
        assert.equal(await page.locator('.spinner').count(), 1, 'the pick is shown as pending');
        wire.mute(false);
        wire.cut();
        await page.waitForFunction((old) => Number(document.querySelector('[data-asked]')?.dataset.asked ?? old) > old, before, { timeout: 20000 });
        assert.equal(await numberOf(page), before + 1);
        assert.equal(await page.locator('.banners .banner').count(), 0, 'nothing was refused');
    }),
    'an answer given while the connection is gone is sent when it is back': through(async (page, wire) => {
        const before = await numberOf(page);
        wire.cut();
        await page.locator('[data-option]').first().click();
        await page.waitForFunction((old) => Number(document.querySelector('[data-asked]')?.dataset.asked ?? old) > old, before, { timeout: 20000 });
    }),
};
