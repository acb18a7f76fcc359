// How long it takes until a table is there.

import assert from 'node:assert/strict';
import { startGame, withPage } from './browser.mjs';

export const tests = {
    'the first table is drawn in less than a second': async (context) => {
        await withPage(context, {}, async (page) => {
            await startGame(page);
            const address = page.url();
            const other = await page.context().newPage();
            const began = Date.now();
            await other.goto(address);
            await other.waitForSelector('.table');
            const took = Date.now() - began;
            console.log(`      ${took} ms`);
            assert.ok(took < 1000, `${took} ms`);
            assert.ok((await other.evaluate(() => document.querySelectorAll('*').length)) < 1500, 'nodes');
        });
    },
};
