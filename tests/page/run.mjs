// usage: node tests/page/run.mjs [URL [NAME...]]
// Runs the tests of the page, or those whose names contain a NAME. Without a URL, only those that need no server.
// PTCG_CHROMIUM is the browser, /usr/bin/chromium by default; PTCG_PICTURES a folder for pictures.

import { launch } from './browser.mjs';

const [url, ...wanted] = process.argv.slice(2);
const alone = ['words', 'options', 'sizes'];
const served = ['first_table', 'games', 'keyboard', 'questions', 'messages', 'advice', 'reconnect', 'friend', 'series', 'languages', 'accessibility', 'safety'];

const files = url ? [...alone, ...served] : alone;
const browser = url ? await launch() : null;
let failed = 0;
let passed = 0;

for (const file of files) {
    const { tests } = await import(`./${file}_test.mjs`);
    for (const [name, test] of Object.entries(tests)) {
        const title = `${file}: ${name}`;
        if (wanted.length && !wanted.some((one) => title.includes(one))) continue;
        const began = Date.now();
        try {
            await test({ browser, url });
            passed += 1;
            console.log(`ok    ${title} (${((Date.now() - began) / 1000).toFixed(1)} s)`);
        } catch (error) {
            failed += 1;
            console.log(`FAIL  ${title}\n${error.stack ?? error}`);
        }
    }
}

await browser?.close();
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed || !passed ? 1 : 0;
