import { Client } from 'pg';
import { expect, test } from 'vitest';
import { roles } from '#modules/auth/roles.ts';
import { issueToken, secretsOf } from '#modules/auth/token.server.ts';
import { saveSettings } from '#modules/company/company-store.server.ts';
import { openDatabase } from '#platform/db/open-database.server.ts';
import { readEnv } from '#platform/env.server.ts';
import { createLog } from '#platform/log.server.ts';
import { gloves, trousers } from '#tests/build/goods.ts';
import { aPerson } from '#tests/build/person.ts';
import { someClaims } from '#tests/build/visit.ts';
import { aBuyer, ask, complete, startSending, stopAt } from './sending-client.ts';
import { aWorld, databases, type World } from './sending-world.ts';

/** The company requires approval of its people's orders by its admins. */
async function requireApproval({ settings, companyId }: World): Promise<number> {
  const database = await openDatabase(readEnv(settings), createLog('silent'));
  try {
    const modes = { ForceApproval: 'true', ApproverMode: 'AttestantPerCompany' };
    await saveSettings(
      database.db,
      companyId,
      Object.entries(modes).map(([key, value]) => ({ key, value })),
    );
    const ebba = aPerson('ebba@bygg.example').withRole(roles.customerAdmin).at({ id: companyId });
    return (await ebba.save(database.db)).id;
  } finally {
    await database.close();
  }
}

/** Everything that a decision changes. */
async function stored({ DATABASE_URL = '' }: Record<string, string>) {
  const client = new Client({ connectionString: DATABASE_URL });
  await client.connect();
  const rowsOf = async (text: string) => (await client.query<Record<string, unknown>>(text)).rows;
  try {
    const [order] = await rowsOf(`select a.state, o.placed_at is not null as "isPlaced",
      (select string_agg(r.sku, ',' order by r.sku) from order_row r where r.order_id = o.id and r.sku in ('${trousers}', '${gloves}')) as rows
      from orders o join order_approval a on a.order_id = o.id`);
    const carts = await rowsOf(`select string_agg(r.sku || ' ' || r.quantity::int, ',') as rows
      from cart c join cart_row r on r.cart_id = c.id where c.status = 'saved' group by c.id`);
    const stock = await rowsOf(`select on_hand from stock where sku = '${trousers}'`);
    return { order, savedCarts: carts.map(({ rows }) => rows), trousers: stock[0]?.on_hand };
  } finally {
    await client.end();
  }
}

/** Three starts of a shop, on a machine that may be busy. */
const withinMs = 300_000;

test.skipIf(!databases.includes('PostgreSQL'))(
  'killed during a decision that splits an order, a shop has the order and the saved cart, or neither',
  async () => {
    const world = await aWorld('PostgreSQL');
    const { settings } = world;
    const ebbaId = await requireApproval(world);
    let shop = await startSending(settings);
    const { orderId } = await complete(shop.port, await aBuyer(shop.port, world));
    const waiting = {
      order: { state: 'waiting', isPlaced: false, rows: [trousers, gloves].sort().join() },
      savedCarts: [],
      trousers: 19,
    };
    expect(await stored(settings)).toEqual(waiting);

    const exp = Math.floor(Date.now() / 1000) + 3600;
    const claims = someClaims({
      customer_id: ebbaId,
      company_id: world.companyId,
      storm_role: roles.customerAdmin,
      exp,
    });
    const headers = { authorization: `Bearer ${await issueToken(secretsOf(readEnv(settings)), claims)}` };
    /** Rejects the trousers and approves the gloves. */
    const decide = async (isTry: boolean, seen?: string) => {
      const rows = [{ rowNumber: 100, isRejected: true, reason: 'Not this year' }];
      const path = `/api/order/orders/${orderId}/decision`;
      return (await ask(shop.port, 'POST', path, { headers, body: { rows, isTry, seen } })).body as {
        state: string;
        seen: string;
      };
    };
    const { seen } = await decide(true);

    await stopAt(shop.port, 'before-commit');
    const cutOff = decide(false, seen).catch((error: unknown) => error);
    await shop.child.says('hung before-commit');
    await shop.child.kill();
    await cutOff;
    expect(await stored(settings)).toEqual(waiting);

    shop = await startSending(settings);
    await stopAt(shop.port, 'before-mail');
    expect(await decide(false, seen)).toMatchObject({ state: 'approved' });
    await shop.child.kill();
    const split = {
      order: { state: 'approved', isPlaced: true, rows: gloves },
      savedCarts: [`${trousers} 1`],
      trousers: 20,
    };
    expect(await stored(settings)).toEqual(split);
  },
  withinMs,
);
