import { get, type IncomingMessage } from 'node:http';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { issueToken } from '#modules/auth/token.server.ts';
import { defaultSessionSecret } from '#platform/env.server.ts';
import { newFolder, startServer } from './server-process.ts';

const { TEST_DATABASE_URL: server } = process.env;

/** The words of a stream. */
async function listen(address: string, token: string) {
  const heard: string[] = [];
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get(`${address}/live`, { agent: false, headers: { authorization: `Bearer ${token}` } }, resolve).on(
      'error',
      reject,
    );
  });
  answer.on('data', (chunk: Buffer) => heard.push(...(chunk.toString().match(/(?<=^data: ).*$/gm) ?? [])));
  answer.on('end', () => heard.push('closed'));
  return { status: answer.statusCode, heard };
}

const tokenOf = (customer_id: number) =>
  issueToken([defaultSessionSecret], {
    customer_id,
    storm_role: 64,
    super_customer_admin: false,
    sid: 's',
    market: 4,
    exp: Math.floor(Date.now() / 1000) + 600,
  });

async function newDatabase(): Promise<string> {
  const admin = new Client({ connectionString: server });
  await admin.connect();
  const name = `yrke_live_${process.pid}_${Date.now()}`;
  await admin.query(`create database ${name}`);
  await admin.end();
  return Object.assign(new URL(server ?? ''), { pathname: `/${name}` }).href;
}

/** Changes a cart at one process, which sends a hint. */
async function changeCart(address: string, token: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const made = await fetch(`${address}/api/cart/carts`, { method: 'POST', headers, body: '{}' });
  const { id } = (await made.json()) as { id: string };
  const named = await fetch(`${address}/api/cart/carts/${id}`, { method: 'PUT', headers, body: '{"name":"Winter"}' });
  expect(named.status).toBe(200);
}

async function addPerson(url: string): Promise<number> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(
    `insert into customer (customer_code, email_address, first_name, last_name)
     values ('c1', 'ada@bygg.example', 'Ada', 'Berg') returning id`,
  );
  await client.end();
  return rows[0].id;
}

test.skipIf(!server)(
  'a change through one process sends a hint to pages at another, and streams end when it stops',
  async () => {
    const DATABASE_URL = await newDatabase();
    const one = await startServer({ DATABASE_URL, DATA_DIR: await newFolder() });
    const two = await startServer({ DATABASE_URL, DATA_DIR: await newFolder() });
    const token = await tokenOf(await addPerson(DATABASE_URL));
    const [here, there, other] = [
      await listen(one.address, token),
      await listen(two.address, token),
      await listen(two.address, await tokenOf(999)),
    ];
    expect([here.status, there.status]).toEqual([200, 200]);
    await changeCart(one.address, token);
    for (const { heard } of [here, there]) await expect.poll(() => heard, { timeout: 60_000 }).toContain('cart');
    expect(other.heard).toEqual(['ready']);
    const stopping = Date.now();
    two.child.kill('SIGTERM');
    expect(await two.ended).toBe(0);
    // A stream that stayed open would hold the process for six seconds.
    expect(Date.now() - stopping).toBeLessThan(5500);
    expect(there.heard.slice(-2)).toEqual(['end stop', 'closed']);
    expect(here.heard.at(-1)).toBe('cart');
  },
);
