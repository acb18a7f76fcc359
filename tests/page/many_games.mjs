// usage: node tests/page/many_games.mjs URL [GAMES [FIRST]]
// Two windows play whole games against each other, by clicks on what can be seen, at all widths and in all formats.

import { launch, sizes, startGame, withPage } from './browser.mjs';
import { playGame } from './player.mjs';

const [url, games = '20', first = '0'] = process.argv.slice(2);
const widths = Object.keys(sizes);
const { formats, decks } = await (await fetch(new URL('api/info', url))).json();
const played = formats.map(({ id }) => id).filter((id) => decks.filter((deck) => deck.format === id).length > 1);
const any = (list, n) => list[n % list.length];

/** Plays a game of two windows; returns how many clicks both made. */
async function play(browser, n) {
    const context = { browser, url };
    let clicks = 0;
    await withPage(context, { width: any(widths, n) }, async (host) => {
        await host.waitForSelector('.new-game');
        await startGame(host, { friend: true, format: any(played, n) });
        const link = await host.locator('.link input').first().inputValue();
        await withPage(context, { width: any(widths, n + 1), path: new URL(link).hash }, async (friend) => {
            await friend.waitForSelector('.sit');
            const choice = friend.locator('.sit select');
            const options = await choice.locator('option').count();
            await choice.selectOption({ index: (n + 1) % (options - 1) });
            await friend.locator('.sit button.primary').click();
            await Promise.all([host, friend].map((page) => page.waitForSelector('.table')));
            const counts = await Promise.all([playGame(host, n * 2, { patience: 600 }), playGame(friend, n * 2 + 1, { patience: 600 })]);
            clicks = counts[0] + counts[1];
        });
    });
    return clicks;
}

const browser = await launch();
let failed = 0;
for (let n = Number(first); n < Number(first) + Number(games); n += 1) {
    const began = Date.now();
    const title = `game ${n}, ${any(played, n)}, ${any(widths, n)} and ${any(widths, n + 1)} pixels`;
    try {
        const clicks = await play(browser, n);
        console.log(`ok    ${title}: ${clicks} clicks, ${((Date.now() - began) / 1000).toFixed(0)} s`);
    } catch (error) {
        failed += 1;
        console.log(`FAIL  ${title}\n${error.stack ?? error}`);
        for (const picture of error.pictures ?? []) console.log(`      picture: ${picture}`);
    }
}
await browser.close();
console.log(`${games - failed} of ${games} games have ended.`);
process.exitCode = failed ? 1 : 0;
