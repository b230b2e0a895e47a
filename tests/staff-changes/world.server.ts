import type { Claims } from '#modules/auth/claims.ts';
import { roles } from '#modules/auth/roles.ts';
import { changeTasks, type StaffTask } from '#modules/auth/staff-tasks.ts';
import { type Refusal, statusOf } from '#modules/refusals.ts';
import type { Visit } from '#modules/visit.ts';
import { aCompany } from '#tests/build/company.ts';
import { anOpenOrder } from '#tests/build/fulfilment.ts';
import { goods, trousers } from '#tests/build/goods.ts';
import { aConsumer, aPerson } from '#tests/build/person.ts';
import { aVisit, someClaims } from '#tests/build/visit.ts';
import { bringFeed } from '#tests/setup/bring-feed.ts';
import { openTestApp } from '#tests/setup/test-app.ts';
import { openTestShop } from '#tests/setup/test-shop.ts';

/** The response to a change. */
export type Sent = { readonly status: number; readonly body: Record<string, unknown> };

/** A member of staff, for the API and for use cases that only screens call. */
export type Member = { readonly headers: Record<string, string>; readonly visit: Visit };

export type World = Awaited<ReturnType<typeof openWorld>>;

/** A shop with a company, a consumer and her order, and one member of staff whose tasks a test chooses. */
export async function openWorld() {
  const shop = await openTestShop({ DEMO: 'true' });
  const app = openTestApp(shop);
  await bringFeed(shop, goods);
  const stock = { part_no: trousers.slice(0, 12), on_hand: 10, next_delivery_date: null, version: 0 };
  await shop.db
    .insertInto('stock')
    .values([stock].map((row) => ({ ...row, sku: trousers })))
    .execute();
  const company = await aCompany('Bygg').save(shop.db);
  const eva = await aConsumer('eva@home.example').save(shop.db);
  const astrid = await aPerson('astrid@yrke.example')
    .named('Astrid', 'Norelius')
    .withRole(roles.internal)
    .save(shop.db);
  const order = await anOpenOrder(shop, { owner: { kind: 'customer', customerId: eva.id } });

  async function member(tasks: readonly StaffTask[]): Promise<Member> {
    const claims: Claims = someClaims({ customer_id: astrid.id, tasks });
    const headers = await app.bearer(claims);
    return { headers, visit: aVisit({ claims, now: shop.clock.now() }) };
  }

  return {
    shop,
    app,
    companyId: company.id,
    evaId: eva.id,
    astridId: astrid.id,
    orderId: order.id,
    member,
    everything: await member(changeTasks),
    /** A call of the API. */
    call: async ({ headers }: Member, method: string, path: string, body?: unknown): Promise<Sent> => {
      const answer =
        body === undefined ? await app.request(path, { method, headers }) : await app.json(path, method, body, headers);
      return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
    },
    /** The latest entry, read through the API. */
    latest: async () => {
      const reader = await member(['read-only']);
      const answer = await app.request('/api/audit?pageSize=1', { headers: reader.headers });
      const { items } = (await answer.json()) as { items: Record<string, unknown>[] };
      return items[0];
    },
    countEntries: async () =>
      (
        await shop.db
          .selectFrom('audit_entry')
          .select((eb) => eb.fn.countAll<number>().as('n'))
          .executeTakeFirstOrThrow()
      ).n,
  };
}

type Answer = { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly refusal: Refusal };

/** A use case's answer as an API response, for changes that only screens can make. */
export const sentBy = (answer: Answer): Sent =>
  answer.ok
    ? { status: 200, body: (answer.value ?? {}) as Record<string, unknown> }
    : { status: statusOf[answer.refusal.code], body: {} };
