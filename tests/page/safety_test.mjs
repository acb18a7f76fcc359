// Names and texts of others are only text.

import assert from 'node:assert/strict';
import { startGame, withPage } from './browser.mjs';

export const tests = {
    'the policy forbids inline scripts, styles and other origins': async ({ url }) => {
        const policy = (await fetch(url)).headers.get('content-security-policy');
        for (const part of ["default-src 'none'", "script-src 'self'", "style-src 'self'", "require-trusted-types-for 'script'"]) assert.ok(policy?.includes(part), part);
    },
    'a name with markup is shown as it is': async (context) => {
        await withPage(context, {}, async (page) => {
            await page.waitForSelector('.new-game');
            await page.locator('input[name="name"]').fill('<b id=x>A</b>');
            await startGame(page);
            assert.equal(await page.locator('#x').count(), 0);
            assert.match(await page.locator('.near .who').textContent(), /<b/);
        });
    },
    'the token is not sent in an address': async (context) => {
        await withPage(context, {}, async (page) => {
            const addresses = [];
            page.on('request', (request) => addresses.push(request.url()));
            page.on('websocket', (socket) => addresses.push(socket.url()));
            await startGame(page);
            const token = /t=([0-9a-f]+)/.exec(page.url())[1];
            assert.ok(addresses.length > 1);
            assert.deepEqual(addresses.filter((address) => address.includes(token)), []);
        });
    },
};
