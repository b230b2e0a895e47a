import { request } from 'node:http';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createStaff } from '#modules/account/create-staff.server.ts';
import { issueStaffToken } from '#modules/account/issue-staff-token.server.ts';
import { changeTasks } from '#modules/auth/staff-tasks.ts';
import { openPglite } from '#platform/db/pglite.server.ts';
import { defaultSessionSecret } from '#platform/env.server.ts';
import { migratedDataFolder } from '#tests/setup/data-folder.ts';
import { newFolder, startServer } from './server-process.ts';

test('the server prints every market, the data folder, and finally that it is ready', async () => {
  const folder = await newFolder();
  const server = await startServer({ DATA_DIR: folder });
  expect(server.output()).toContain(join(folder, 'pglite'));
  expect(server.output().match(/http:\/\/[a-z]{2}\.localhost:\d+/g)).toHaveLength(23);
  expect(server.output().trimEnd().split('\n').at(-1)).toMatch(/^ready in \d+ ms: http:\/\//);
  expect((await fetch(`${server.address}/healthz`)).status).toBe(200);
  expect((await fetch(`${server.address}/readyz`)).status).toBe(200);
});

test('SIGTERM: a running request is answered, then the process ends with 0', async () => {
  const server = await startServer({ DATA_DIR: await migratedDataFolder() });
  const answered = slowRequest(`${server.address}/api/feature/features/UseKlevu`, () => server.child.kill('SIGTERM'));
  expect(await answered).toBe(401);
  expect(await server.ended).toBe(0);
  await expect(fetch(`${server.address}/healthz`)).rejects.toThrow('fetch failed');
});

test('changes survive a restart', async () => {
  const folder = await migratedDataFolder();
  const token = await staffToken(folder);
  const first = await startServer({ DATA_DIR: folder });
  const change = {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: '{"enabled":true}',
  };
  expect((await fetch(`${first.address}/api/feature/features/UseKlevu`, change)).status).toBe(200);
  first.child.kill('SIGKILL');
  await first.ended;
  const second = await startServer({ DATA_DIR: folder });
  expect(await (await fetch(`${second.address}/api/feature/features/UseKlevu/enabled`)).json()).toBe(true);
});

/** Sends the first half of a body, calls `meanwhile`, then sends the rest; returns the status. */
function slowRequest(url: string, meanwhile: () => void): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const body = '{"enabled":true}';
    const sent = request(
      url,
      { method: 'PUT', headers: { 'content-type': 'application/json', 'content-length': body.length } },
      (response) => {
        response.resume();
        resolve(response.statusCode);
      },
    );
    sent.on('error', reject);
    sent.write(body.slice(0, 5));
    setTimeout(() => {
      meanwhile();
      setTimeout(() => sent.end(body.slice(5)), 500);
    }, 300);
  });
}

async function staffToken(folder: string): Promise<string> {
  const database = await openPglite(folder);
  const person = { emailAddress: 'ada@yrke.example', firstName: 'Ada', lastName: 'Berg' };
  const ada = { ...person, password: 'a long enough password', tasks: changeTasks };
  await createStaff(database.db, ada, new Date());
  const issued = await issueStaffToken({
    db: database.db,
    secrets: [defaultSessionSecret],
    emailAddress: 'ada@yrke.example',
    now: new Date(),
    minutes: 10,
  });
  await database.close();
  if (!issued.ok) throw new Error('no token was issued');
  return issued.value;
}
