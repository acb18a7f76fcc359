// Games played by clicks on what can be seen, at each width.

import assert from 'node:assert/strict';
import { picture, sizes, startGame, withPage } from './browser.mjs';
import { playGame } from './player.mjs';

const overflows = (page) => page.evaluate(() => document.documentElement.scrollWidth > innerWidth + 1);

const play = (width, format) => async (context) => {
    await withPage(context, { width }, async (page) => {
        await startGame(page, { format });
        await playGame(page, width, {
            watch: async (_, seen) => {
                if (seen.question && !seen.actions) assert.equal(await overflows(page), false, 'the page is wider than its window');
            },
        });
        await page.waitForSelector('dialog[open]');
        await picture(page, `over-${width}`);
        assert.match(await page.locator('dialog h2').textContent(), /You won|You lost|draw/);
        assert.match(await page.locator('dialog a[download]').getAttribute('href'), /^api\/replays\/\w+$/);
    });
};

export const tests = {
    ...Object.fromEntries(Object.keys(sizes).map((width, i) => [`a game at ${width} pixels`, play(width, ['standard', 'xy', 'sun-moon'][i])])),
    'targets are large enough to touch': async (context) => {
        for (const [width, least] of [[390, 44], [768, 24], [1440, 24]]) {
            await withPage(context, { width }, async (page) => {
                await startGame(page);
                await page.waitForSelector('[data-asked]');
                const small = await page.evaluate((size) => [...document.querySelectorAll('button, select, .table [data-nav]')].filter((element) => element.checkVisibility() && element.getBoundingClientRect().height < size - 0.5)
                    .map((element) => `${element.className} ${element.textContent.trim().slice(0, 20)} ${element.getBoundingClientRect().height}`), least);
                assert.deepEqual(small, [], `at ${width}`);
            });
        }
    },
};
