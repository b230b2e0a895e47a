import { once } from 'node:events';
import { readdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createPglite } from '#platform/db/create-pglite.server.ts';
import { migratedDataFolder } from '#tests/setup/data-folder.ts';
import { newFolder, refusedStart, startServer } from './server-process.ts';

/** One or two sentences that name the setting, exit code 1, and no stack. */
async function expectRefusal(settings: Record<string, string>, ...named: (string | RegExp)[]) {
  const { code, output } = await refusedStart({ DATA_DIR: await newFolder(), ...settings });
  const said = output.split('\n').filter((line) => line !== '' && !line.startsWith('… '));
  expect(code).toBe(1);
  expect(said).toHaveLength(1);
  expect(output).not.toMatch(/^\s+at /m);
  for (const name of named) expect(said[0]).toMatch(name);
}

test('a port that is taken', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as { port: number };
  await expectRefusal({ PORT: String(port) }, /\bPORT\b/, String(port));
  other.close();
});

test('a data folder that cannot be written', async () => {
  const file = join(await newFolder(), 'a-file');
  await writeFile(file, '');
  await expectRefusal({ DATA_DIR: join(file, 'data') }, 'DATA_DIR');
});

test('a database that cannot be reached', async () => {
  await expectRefusal({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }, 'DATABASE_URL');
});

test('a database migrated by a newer version', async () => {
  const folder = await migratedDataFolder();
  const pglite = await createPglite({ dataDir: join(folder, 'pglite') });
  await pglite.exec("insert into migration (version, name) values (9999, 'from the future')");
  await pglite.close();
  await expectRefusal({ DATA_DIR: folder }, '9999', 'backup');
});

test.each([
  ['PORT', { PORT: 'three thousand' }],
  ['APP_ENV', { APP_ENV: 'test' }],
  ['DATABASE_URL', { DATABASE_URL: 'mysql://localhost' }],
  ['TRUST_PROXY', { TRUST_PROXY: 'the proxy' }],
  ['MARKET_DOMAINS', { MARKET_DOMAINS: 'shop.example=zz' }],
])('a setting that does not parse is reported before anything is opened: %s', async (name, settings) => {
  const folder = await newFolder();
  await expectRefusal({ DATA_DIR: folder, ...settings }, name);
  expect(await readdir(folder)).toEqual([]);
});

test('a second process on the same data folder', async () => {
  const folder = await migratedDataFolder();
  await startServer({ DATA_DIR: folder });
  await expectRefusal({ DATA_DIR: folder }, 'DATA_DIR', 'DATABASE_URL');
});

test('several workers on the embedded database', async () => {
  await expectRefusal({ WORKERS: '2' }, 'WORKERS', 'DATABASE_URL');
});

test('the well-known secret outside local use, or production with the payment simulator', async () => {
  for (const APP_ENV of ['uat', 'production']) await expectRefusal({ APP_ENV }, 'SESSION_SECRET');
  const secret = { APP_ENV: 'production', SESSION_SECRET: 'a secret of at least thirty-two characters' };
  await expectRefusal(secret, 'PAYMENT_PROVIDER', 'ALLOW_PAYMENT_SIMULATOR');
});

test('production first reports which settings are unsuitable for it', async () => {
  const settings = {
    APP_ENV: 'production',
    SESSION_SECRET: 'a secret of at least thirty-two characters',
    ALLOW_PAYMENT_SIMULATOR: '1',
  };
  const { output } = await refusedStart({ ...settings, DATA_DIR: 'package.json' });
  const warned = [...output.matchAll(/^Warning: (\w+)/gm)].map(([, setting]) => setting);
  expect(warned).toEqual(['PAYMENT_PROVIDER', 'SMTP_URL', 'DATABASE_URL', 'TAX_URL']);
  const local = await refusedStart({ DATA_DIR: 'package.json' });
  expect(local.output).not.toContain('Warning');
});
