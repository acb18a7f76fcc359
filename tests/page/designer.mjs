// A designer: a pack of one card in a folder of its own, and a server with a bench for it.

import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const build = fileURLToPath(new URL('../../build/', import.meta.url));
const page = fileURLToPath(new URL('../../tools/server/page/', import.meta.url));
const programs = [process.env.PTCG, ...['release', 'fast', 'dev'].map((preset) => join(build, preset, 'ptcg'))];

const files = {
    'pack.toml': 'id = "x9"\nname = "Nine"\nversion = "1.0.0"\napi = 2\ndepends = ["classes"]\n',
    '001-sparkit.toml': 'id = "x9-1"\nname = "Sparkit"\nkind = "pokemon"\nstage = "basic"\nhp = 50\ntypes = ["lightning"]\nretreat = 1\n\n[[attack]]\nname = "Zap"\ncost = ["lightning"]\ndamage = 10\ntext = "Flip a coin. If heads, this attack does 20 more damage."\n',
    '001-sparkit.lua': 'card.attack["Zap"] = function(game, it)\n  if game:flip() then game:damage(it.defender, 20) end\nend\n',
};

/** Calls `use({link, pack, save})` while the server runs. */
export async function withBench(use) {
    const program = programs.find((file) => file && existsSync(file));
    if (!program) throw new Error('PTCG must name the program, or build/ have one');
    const pack = join(mkdtempSync(join(tmpdir(), 'ptcg-bench-')), 'x9');
    const save = (name, text) => writeFileSync(join(pack, name), text);
    mkdirSync(pack);
    for (const [name, text] of Object.entries(files)) save(name, text);
    const server = spawn(program, ['serve', '--port', '0', '--page', page, '--bench', pack], { stdio: ['ignore', 'pipe', 'inherit'] });
    try {
        let told = '';
        const link = await new Promise((done, fail) => {
            server.stdout.on('data', (text) => {
                told += text;
                const found = /(http:\S+#bench&t=\w+)/.exec(told);
                if (found) done(found[1]);
            });
            server.on('exit', (code) => fail(new Error(`the server ended with ${code}`)));
        });
        await use({ link, pack, save });
    } finally {
        server.kill();
        rmSync(join(pack, '..'), { recursive: true });
    }
}
