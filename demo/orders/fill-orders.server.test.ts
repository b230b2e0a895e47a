import { type RawBuilder, sql } from 'kysely';
import { expect, test } from 'vitest';
import { ok } from '#core/result.ts';
import { markOverdue } from '#modules/fulfilment/mark-overdue.server.ts';
import { refundOrder } from '#modules/fulfilment/refund-order.server.ts';
import { simulateErp } from '#modules/fulfilment/simulated-erp.server.ts';
import { readWaiting } from '#modules/order-history/list-staff-orders.server.ts';
import { createSimulator } from '#modules/payment/simulator/create-simulator.server.ts';
import { aVisit, someClaims } from '#tests/build/visit.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { personOf } from '../companies/person-of.ts';
import { fillDemo } from '../fill-demo.server.ts';
import { planOrders } from './order-plan.ts';

test('eighteen months of orders of every status, with their history and the tax of their region', async () => {
  const shop = await openTestShop();
  await fillDemo(shop, { products: 40, markets: ['se', 'de', 'us', 'ca'], onProgress: () => {} });
  await expectAllStatuses(shop);
  await expectNumbers(shop);
  await expectColours(shop);
  await expectBills(shop);
  await expectMoneyOfReturns(shop);
  await expectTaxOfRegions(shop);
  expect(await countOf(shop, sql`select count(*)::int as n from order_step where at > ${shop.clock.now()}`)).toBe(0);
  // Overdue invoices already had their reminder.
  expect(await markOverdue(shop)).toBe(0);
  // The simulated warehouse does not continue any of them.
  expect(await simulateErp(shop)).toBe(0);
}, 180_000);

test('every buyer exists in the demo world', () => {
  for (const { buyer } of planOrders()) expect(personOf(buyer).isActive).toBe(true);
});

const countOf = async ({ db }: TestShop, query: RawBuilder<{ n: number }>) => (await query.execute(db)).rows[0]?.n;

/** Articles in two colours have the names of both, as in the catalogue. */
async function expectColours(shop: TestShop) {
  const inTwo = sql`from order_row where data ->> 'colour' <> '' and length(sku) > 12 and substr(sku, 11, 2) <> '00'`;
  expect(await countOf(shop, sql`select count(*)::int as n ${inTwo}`)).toBeGreaterThan(0);
  expect(await countOf(shop, sql`select count(*)::int as n ${inTwo} and data ->> 'colour' not like '% / %'`)).toBe(0);
}

/** Germany and Sweden have one rate, states and provinces their own. */
async function expectTaxOfRegions(shop: TestShop) {
  const taxed = await sql<{ region: string; rates: number[] }>`
    select data -> 'delivery' -> 'address' ->> 'region' as region,
      array_agg(distinct (part ->> 'basisPoints')::float8) as rates
    from orders, jsonb_array_elements(data -> 'tax' -> 'rows') part where (part ->> 'basisPoints')::float8 > 0
    group by 1 order by 1`.execute(shop.db);
  expect(taxed.rows).toEqual([
    { region: '', rates: [1900, 2500] },
    { region: 'MN', rates: [687.5] },
    { region: 'OH', rates: [575] },
    { region: 'ON', rates: [1300] },
    { region: 'QC', rates: [1497.5] },
  ]);
}

/** Returns whose goods were not replaced. */
async function expectMoneyOfReturns(shop: TestShop) {
  const taken = await sql<{ paid: number | null }>`
    select (given_back #>> '{paid,amount}')::float8 as paid from order_return
    where state = 'accepted' and replacement is null`.execute(shop.db);
  expect(taken.rows.length).toBeGreaterThan(0);
  expect(taken.rows.filter(({ paid }) => paid === null || paid <= 0)).toEqual([]);
  const cards = sql<{ n: number }>`select count(*)::int as n from orders o where o.payment_method_id = 168
    and o.placed_at is not null and o.data -> 'exchange' is null and not exists (
      select from payment p where p.order_id = o.id and p.amount = o.payable and p.captured_at is not null)`;
  expect(await countOf(shop, cards)).toBe(0);
  const noted = sql<{ n: number }>`select count(*)::int as n from orders o join order_return r on r.order_id = o.id
    where r.state = 'accepted' and o.given_back < (r.given_back #>> '{paid,amount}')::bigint`;
  expect(await countOf(shop, noted)).toBe(0);
  await expectRefunds(shop);
}

/** Each card order can be refunded, and orders with denied or returned goods have a refund step. */
async function expectRefunds(shop: TestShop) {
  const paid = await sql<{ id: string; payable: number; currency: string; back: number; steps: number }>`
    select o.id, o.payable, o.currency, o.given_back as back,
      (select count(*)::int from order_step s where s.order_id = o.id and s.kind = 'refund') as steps
    from orders o join payment p on p.order_id = o.id`.execute(shop.db);
  expect(paid.rows.length).toBeGreaterThan(0);
  expect(paid.rows.filter(({ back, steps }) => back > 0 !== steps > 0)).toEqual([]);
  const payment = createSimulator(shop);
  for (const { id, payable, currency } of paid.rows)
    await refundOrder({ db: shop.db, payment }, { payload: { orderId: id, amount: payable, currency, key: id } });
  const told = sql<{ n: number }>`select count(*)::int as n from simulated_notification
    where body ->> 'eventCode' = 'REFUND' and (body ->> 'success')::boolean`;
  expect(await countOf(shop, told)).toBe(paid.rows.length);
  const unnoted = sql<{ n: number }>`select count(*)::int as n from orders o where o.given_back = 0
    and exists (select from order_row r where r.order_id = o.id and r.denied > 0)`;
  expect(await countOf(shop, unnoted)).toBe(0);
}

async function expectAllStatuses(shop: TestShop) {
  const statuses = await sql<{ status: number }>`select distinct status from orders order by status`.execute(shop.db);
  expect(statuses.rows.map(({ status }) => status)).toEqual([0, 100, 300, 500, 600, 700, 800]);
  const facts = await sql<Record<string, number | string>>`
    select count(*)::int as orders, count(*) filter (where is_hidden)::int as hidden,
      count(*) filter (where kind = 'punch-out')::int as "punchOut", count(*) filter (where kind = 'approval')::int as waiting,
      count(*) filter (where hides_prices)::int as priceless, count(*) filter (where company_id is null)::int as consumers,
      (max(created_at)::date - min(created_at)::date) as days
    from orders`.execute(shop.db);
  expect(facts.rows[0]).toMatchObject({ hidden: 1, punchOut: 1, waiting: 3 });
  expect(Number(facts.rows[0]?.orders)).toBeGreaterThan(130);
  expect(Number(facts.rows[0]?.priceless)).toBeGreaterThan(5);
  expect(Number(facts.rows[0]?.consumers)).toBeGreaterThan(8);
  expect(Number(facts.rows[0]?.days)).toBeGreaterThan(500);
  expect(await countOf(shop, sql`select count(*)::int as n from cart where status = 'saved'`)).toBe(6);
  const exchanged = sql<{ n: number }>`
    select count(*)::int as n from order_return b join orders o on o.id::text = b.replacement ->> 'orderId'
    where o.data -> 'exchange' ->> 'orderId' = b.order_id::text and o.payable = 0`;
  expect(await countOf(shop, exchanged)).toBe(1);
  // The stock was reduced by the piece that is sent in exchange.
  const news = sql<{ n: number }>`
    select count(*)::int as n from order_row r join orders o on o.id = r.order_id join stock_news s on s.sku = r.sku
    where o.data -> 'exchange' is not null and r.taken = 1`;
  expect(await countOf(shop, news)).toBe(1);
  const changes = sql<{ n: number }>`select count(*)::int as n from audit_entry`;
  expect(await countOf(shop, changes)).toBe(4);
  const waiting = await readWaiting(shop, aVisit({ claims: someClaims() }), { most: 1000 });
  expect(waiting).toMatchObject(ok({ messages: 1, returns: 2 }));
}

/** Numbers grow with time, and documents are numbered without gaps. */
async function expectNumbers(shop: TestShop) {
  const outOfOrder = sql<{ n: number }>`
    select count(*)::int as n from orders a join orders b on b.order_no = a.order_no + 1 where b.created_at < a.created_at`;
  expect(await countOf(shop, outOfOrder)).toBe(0);
  const gaps = sql<{ n: number }>`
    select count(*)::int as n from invoice_series s where s.last <> (select count(*) from invoice i where i.series = s.series)`;
  expect(await countOf(shop, gaps)).toBe(0);
  expect(await countOf(shop, sql`select count(*)::int as n from invoice where kind = 'credit'`)).toBeGreaterThan(0);
}

/** The billed amount is the order's total, if nothing was denied or returned. */
async function expectBills(shop: TestShop) {
  const wrong = sql<{ n: number }>`
    select count(*)::int as n from orders o where o.status >= 700
      and not exists (select 1 from order_row r where r.order_id = o.id and r.denied > 0)
      and not exists (select 1 from order_return b where b.order_id = o.id)
      and o.payable <> (select sum(i.payable) from invoice i where i.order_id = o.id)`;
  expect(await countOf(shop, wrong)).toBe(0);
}
