import { beforeEach, expect, test } from 'vitest';
import { replaceIntent } from '#app/components/garment/report-view.ts';
import { clientSession } from '#modules/auth/api-client.ts';
import type { Claims } from '#modules/auth/claims.ts';
import { applyReport } from '#modules/fulfilment/apply-report.server.ts';
import type { Garment } from '#modules/garment/garment.ts';
import { listProposals, readLaundryReport } from '#modules/garment/read-laundry-report.server.ts';
import { registerDelivery } from '#modules/garment/register-delivery.server.ts';
import { reportScans } from '#modules/garment/report-scans.server.ts';
import type { ScanKind } from '#modules/garment/tally.ts';
import { saveSize } from '#modules/people/customer-size-store.server.ts';
import { aSizeGuide } from '#tests/build/feed.ts';
import { anOpenOrder } from '#tests/build/fulfilment.ts';
import { aLaundryWorld, deliverGarments } from '#tests/build/garments.ts';
import { goods, largerTrousers, trousers } from '#tests/build/goods.ts';
import { anOrderRow } from '#tests/build/order.ts';
import { readWorkbook } from '#tests/build/read-workbook.ts';
import { aVisit, someClaims } from '#tests/build/visit.ts';
import { bringFeed } from '#tests/setup/bring-feed.ts';
import { openTestApp } from '#tests/setup/test-app.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { loadReport, replaceGarments } from './load-report.server.ts';

let shop: TestShop;
let world: Awaited<ReturnType<typeof aLaundryWorld>>;
let garments: Garment[];

const guide = aSizeGuide();

beforeEach(async () => {
  shop = await openTestShop();
  world = await aLaundryWorld(shop);
  const [category, pack, ...others] = goods;
  const limited = others.map((row) =>
    'basePartNo' in row && trousers.startsWith(row.basePartNo) && row.kind === 'product'
      ? { ...row, maxWashes: 10, sizeGuide: guide.code }
      : row,
  );
  await bringFeed(
    shop,
    [category, pack, guide, ...limited].filter((row) => row !== undefined),
  );
  garments = (await deliverGarments(shop, world)).garments;
});

const visitOf = (claims: Partial<Claims>) => aVisit({ claims: someClaims(claims), now: shop.clock.now() });
const daysAgo = (days: number) => new Date(shop.clock.now().getTime() - days * 86_400_000);

async function scan(index: number, kind: ScanKind, times: number, days: number) {
  const scans = Array.from({ length: times }, (_, at) => ({
    garmentId: garments[index]?.id ?? '',
    eventId: `${kind} ${days} ${at}`,
    kind,
    at: daysAgo(days),
  }));
  const visit = visitOf({ sid: clientSession('p') });
  expect(await reportScans(shop, visit, { scans })).toMatchObject({ ok: true });
}

const report = async (claims: Partial<Claims>, companyId = world.companyId) => {
  const read = await readLaundryReport(shop, visitOf(claims), { companyId });
  return read.ok ? read.value.departments : read.refusal.code;
};

test('the report counts by department: in circulation, washed this month, at their limit, unseen for 60 days', async () => {
  await scan(0, 'washed', 10, 1);
  await scan(1, 'washed', 9, 61);
  await scan(2, 'retired', 1, 1);
  await scan(3, 'lost', 1, 1);
  const departments = [
    { department: '', inUse: 1, washed: 0, atLimit: 0, unseen: 0 },
    { department: 'Wash', inUse: 2, washed: 1, atLimit: 1, unseen: 1 },
  ];
  expect(await report(world.claims.admin)).toEqual(departments);
  const app = openTestApp(shop);
  const path = `/api/document/documents/company/${world.companyId}/laundry-report?cultureCode=en`;
  const file = await app.request(path, { headers: await app.bearer(world.claims.admin) });
  expect(file.status).toBe(200);
  expect([...(await readWorkbook(await file.bytes())).files.values()].join('')).toContain('Wash');
  expect((await app.request(path)).status).toBe(401);
  expect((await app.request(path, { headers: await app.bearer(world.claims.stranger) })).status).toBe(404);
});

test('the report is for administrators, the laundry and staff; to others the company has no laundry', async () => {
  const { admin, laundry, stranger, wearer, colleague } = world.claims;
  for (const claims of [admin, laundry, { tasks: ['customers'] as const }])
    expect(await report(claims)).toMatchObject([{ inUse: 2 }, { inUse: 3 }]);
  for (const claims of [stranger, wearer, colleague, { tasks: ['catalogue'] as const }])
    expect(await report(claims)).toBe('laundry-company-not-found');
  expect(await report(stranger, world.otherId)).toEqual([]);
});

test('from 90 % of the washes on a garment is proposed to be replaced, in the size that its wearer has now', async () => {
  await scan(0, 'washed', 9, 1);
  await scan(1, 'washed', 8, 1);
  const propose = async (claims: Partial<Claims>) => {
    const listed = await listProposals(shop, visitOf(claims), { companyId: world.companyId });
    return listed.ok ? listed.value.proposals : listed.refusal.code;
  };
  const { admin, stranger, wearer } = world.claims;
  expect(await propose(admin)).toMatchObject([
    { id: garments[0]?.id, wearer: 'Ada Berg', washes: 9, maxWashes: 10, replacement: { sku: trousers, quantity: 1 } },
  ]);
  const changedAt = shop.clock.now();
  await saveSize(shop.db, wearer.customer_id, { sizeGroup: guide.code, size: 'C52', changedAt });
  expect(await propose(admin)).toMatchObject([{ size: 'C50', replacement: { sku: largerTrousers, size: 'C52' } }]);
  expect(await propose(stranger)).toBe('laundry-company-not-found');
  const form = new FormData();
  form.append('intent', replaceIntent);
  form.append('garment', garments[0]?.id ?? '');
  const visit = visitOf({ ...admin });
  const answer = await replaceGarments({ shop, visit }, world.companyId, form).catch((thrown: unknown) => thrown);
  expect(answer).toMatchObject({ status: 302 });
  const rows = await shop.db.selectFrom('cart_row').select(['sku', 'quantity']).execute();
  expect(rows).toMatchObject([{ sku: largerTrousers }]);
});

/** An order of the admin: one pair of the worn trousers for the wearer, in another size. */
async function orderReplacement(kind: 'ordinary' | 'approval' = 'ordinary') {
  const { id, orderNo } = await anOpenOrder(shop, {
    owner: {
      kind: 'company',
      companyId: world.companyId,
      customerId: world.claims.admin.customer_id,
      punchOutSession: undefined,
    },
    kind,
    ...(kind === 'approval' && { placedAt: undefined }),
    rows: [
      anOrderRow({
        rowNumber: 100,
        quantity: 1,
        sku: largerTrousers,
        coworker: { id: world.claims.wearer.customer_id, name: 'Eva Lind', employeeNo: '31001' },
      }),
    ],
  });
  return { orderId: id, orderNo };
}

const listed = async () => {
  const { proposals, ordered } = await loadReport(shop, visitOf(world.claims.admin), world.companyId);
  return {
    proposed: proposals.map(({ id }) => garments.findIndex((one) => one.id === id)),
    ordered: ordered.map(({ id, day, orderNo }) => [garments.findIndex((one) => one.id === id), day, orderNo]),
  };
};

test('a garment whose replacement is ordered is not proposed again, until the order is cancelled', async () => {
  await scan(0, 'washed', 9, 1);
  await scan(1, 'washed', 10, 1);
  expect(await listed()).toEqual({ proposed: [1, 0], ordered: [] });
  const { orderId, orderNo } = await orderReplacement();
  const day = shop.clock.now().toISOString().slice(0, 10);
  expect(await listed()).toEqual({ proposed: [0], ordered: [[1, day, orderNo]] });
  const form = new FormData();
  form.append('intent', replaceIntent);
  form.append('garment', garments[1]?.id ?? '');
  const again = replaceGarments({ shop, visit: visitOf(world.claims.admin) }, world.companyId, form);
  await expect(again).rejects.toMatchObject({ init: { status: 404 } });
  const report = { kind: 'denial', rows: [{ rowNumber: 100, quantity: 1 }] } as const;
  expect(await applyReport(shop, { orderId, source: 'erp', messageId: 'denied', report })).toMatchObject({ ok: true });
  expect(await listed()).toEqual({ proposed: [1, 0], ordered: [] });
});

test('an order that waits for its approval counts, and the new piece does once it has its passport', async () => {
  await scan(1, 'washed', 10, 1);
  const waiting = await orderReplacement('approval');
  expect((await listed()).ordered).toMatchObject([[1, expect.any(String), waiting.orderNo]]);
  await shop.db
    .updateTable('orders')
    .set({ given_up_at: shop.clock.now() })
    .where('id', '=', waiting.orderId)
    .execute();
  expect(await listed()).toEqual({ proposed: [1], ordered: [] });
  const { orderId } = await orderReplacement();
  const rows = [{ rowNumber: 100, quantity: 1 }];
  const report = { kind: 'delivery', dispatchNumber: 'D2', carrier: 'Norrfrakt', rows } as const;
  expect(await applyReport(shop, { orderId, source: 'erp', messageId: 'sent', report })).toMatchObject({ ok: true });
  expect((await listed()).ordered).toHaveLength(1);
  expect(await registerDelivery(shop, { orderId, dispatchNumber: 'D2' })).toBe(1);
  // The laundry has not retired the old pair.
  expect(await listed()).toEqual({ proposed: [1], ordered: [] });
});
