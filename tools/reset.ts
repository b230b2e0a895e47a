import { existsSync, rmSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { lockFolder } from '#platform/db/lock-folder.server.ts';
import { Failure, runTool } from './lib/failure.ts';
import { inRoot } from './lib/root.ts';

// Deletes the data folder: the next start creates the demo world again.
await runTool(async () => {
  if (process.env.APP_ENV === 'production') throw new Failure('APP_ENV is production: its data is not deleted here.');
  const folder = resolve(inRoot(), process.env.DATA_DIR ?? 'data');
  if (!existsSync(folder)) return console.log(`There is nothing at ${folder}.`);
  if (`${inRoot()}${sep}`.startsWith(`${folder}${sep}`))
    throw new Failure(`DATA_DIR is ${folder}, which holds the program itself.`);
  await refuseWhileInUse(join(folder, 'pglite'));
  if (!process.argv.includes('--yes') && !(await agrees(`Delete ${folder} and everything in it?`)))
    throw new Failure('Nothing was deleted.');
  rmSync(folder, { recursive: true });
  console.log(`${folder} is deleted.`);
});

async function refuseWhileInUse(database: string): Promise<void> {
  if (!existsSync(database)) return;
  const unlock = await lockFolder(database).catch(() => {
    throw new Failure(`${database} is in use: stop the server first.`);
  });
  await unlock();
}

async function agrees(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) throw new Failure(`${question} Nobody is here to answer; say --yes.`);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`${question} [y/N] `);
  terminal.close();
  return /^y(es)?$/i.test(answer.trim());
}
