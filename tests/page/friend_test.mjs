// Two players and a spectator, each by a link.

import assert from 'node:assert/strict';
import { startGame, withPage } from './browser.mjs';

const linkOf = (page, n) => page.locator('.link input').nth(n).inputValue();
const open = (address) => ({ path: new URL(address).hash });

export const tests = {
    'a friend sits down, a spectator watches, an undo is asked for, a player concedes': async (context) => {
        await withPage(context, {}, async (host) => {
            await startGame(host, { friend: true });
            await host.waitForSelector('.links');
            const [friendLink, spectatorLink] = [await linkOf(host, 0), await linkOf(host, 1)];
            await withPage(context, open(friendLink), async (friend) => {
                await friend.waitForSelector('.sit');
                await friend.locator('.sit button.primary').click();
                await Promise.all([host.waitForSelector('.table'), friend.waitForSelector('.table')]);
                await withPage(context, open(spectatorLink), async (spectator) => {
                    await spectator.waitForSelector('.table');
                    assert.equal(await spectator.locator('[data-option]').count(), 0, 'a spectator is asked nothing');
                    assert.equal(await spectator.locator('.hand [data-card]').count(), 0, 'a spectator sees no hand');
                    const asked = (await host.locator('[data-asked]').count()) ? host : friend;
                    const other = asked === host ? friend : host;
                    await asked.waitForFunction(() => !document.querySelector('[data-deaf]'));
                    await asked.locator('[data-option]').first().click();
                    await asked.locator('.bar button', { hasText: 'Undo' }).click();
                    await Promise.race([other.locator('.banner.offer button').first().waitFor(), asked.locator('.banner').first().waitFor()]);
                    await host.locator('.bar button', { hasText: 'Concede' }).click();
                    await host.locator('dialog button.danger').click();
                    await Promise.all([host, friend, spectator].map((page) => page.waitForSelector('[data-over]')));
                    assert.equal(await host.locator('dialog h2').textContent(), 'You lost');
                    assert.equal(await friend.locator('dialog h2').textContent(), 'You won');
                });
            });
        });
    },
    'a link that opens nothing says so': async (context) => {
        await withPage(context, { path: `#r=nothing&t=${'0'.repeat(32)}` }, async (page) => {
            await page.locator('.banner.warn').waitFor();
        });
    },
    'a pasted deck shows its problems by line': async (context) => {
        await withPage(context, {}, async (page) => {
            await page.waitForSelector('.new-game');
            await page.locator('.new-game .deck select').first().selectOption('(own)');
            await page.locator('textarea').fill('4 Nothing Of This Name XX 1\n');
            await page.locator('.problems li').first().waitFor();
            assert.match(await page.locator('.problems').textContent(), /Line 1/);
            await page.locator('.new-game button.primary').click();
            await page.waitForFunction(() => document.activeElement.matches('textarea'));
            assert.equal(await page.locator('.problems').count(), 1, 'the problems are told once');
            assert.equal(await page.locator('.new-game .error').count(), 0);
        });
    },
};
