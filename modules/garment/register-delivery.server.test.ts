import { beforeEach, expect, test } from 'vitest';
import { anOpenOrder } from '#tests/build/fulfilment.ts';
import { aLaundryWorld, deliverGarments } from '#tests/build/garments.ts';
import { anOrderRow } from '#tests/build/order.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { applyReport } from '../fulfilment/apply-report.server.ts';
import { forgetWearerOf, listGarmentsOf, readGarmentsOf } from './garment-store.server.ts';
import { garmentSubscriptions } from './garment-subscriptions.server.ts';
import { registerDelivery } from './register-delivery.server.ts';

let shop: TestShop;
let world: Awaited<ReturnType<typeof aLaundryWorld>>;

beforeEach(async () => {
  shop = await openTestShop();
  world = await aLaundryWorld(shop);
});

test('each delivered piece gets a passport of its own with its wearer and place', async () => {
  const { garments, made, orderId } = await deliverGarments(shop, world);
  expect(made).toBe(5);
  expect(garments.map(({ rowNumber }) => rowNumber)).toEqual([100, 100, 100, 200, 200]);
  expect(new Set(garments.map(({ id }) => id)).size).toBe(5);
  for (const { id } of garments) expect(Buffer.from(id, 'base64url')).toHaveLength(16);
  expect(garments[0]).toMatchObject({
    companyId: world.companyId,
    laundryName: 'White Water',
    orderId,
    sku: expect.any(String),
    name: 'Trousers',
    size: 'C50',
    wearerId: world.claims.wearer.customer_id,
    employeeNo: '31001',
    department: 'Wash',
    locker: '12',
    position: '1',
  });
  expect(garments[4]).toMatchObject({ wearerId: world.claims.admin.customer_id, employeeNo: '', locker: '' });
});

test('the place that the order names goes before the place that the wearer has', async () => {
  const { customer_id: id } = world.claims.wearer;
  const place = { laundrySubCustomer: '', costCode: '3120', department: 'Yard', action: 'update' };
  const coworker = { id, name: 'Eva Lind', employeeNo: '31001' };
  const named = { ...place, laundryLockerNumber: '12', laundryPositionNumber: '3' };
  const unnamed = { ...place, department: '', laundryLockerNumber: '', laundryPositionNumber: '' };
  const { id: orderId } = await anOpenOrder(shop, {
    owner: { kind: 'company', companyId: world.companyId, customerId: 1, punchOutSession: undefined },
    rows: [
      anOrderRow({ rowNumber: 100, quantity: 1, coworker: { ...coworker, laundry: named } }),
      anOrderRow({ rowNumber: 200, quantity: 1, coworker: { ...coworker, laundry: unnamed } }),
    ],
  });
  const rows = [100, 200].map((rowNumber) => ({ rowNumber, quantity: 1 }));
  const report = { kind: 'delivery', dispatchNumber: 'D2', carrier: 'Norrfrakt', rows } as const;
  await applyReport(shop, { orderId, source: 'erp', messageId: 'D2', report });
  await registerDelivery(shop, { orderId, dispatchNumber: 'D2' });
  expect(await listGarmentsOf(shop.db, orderId)).toMatchObject([
    { employeeNo: '31001', department: 'Yard', locker: '12', position: '3' },
    { employeeNo: '31001', department: 'Wash', locker: '12', position: '1' },
  ]);
});

test('a delivery that is heard of twice makes no second passport', async () => {
  const { garments, orderId } = await deliverGarments(shop, world);
  expect(await registerDelivery(shop, { orderId, dispatchNumber: 'D1' })).toBe(0);
  expect(await listGarmentsOf(shop.db, orderId)).toEqual(garments);
});

test('the event of the delivery makes them; a company without a laundry gets none', async () => {
  const owner = { kind: 'company', customerId: 1, punchOutSession: undefined } as const;
  const heard = async (companyId: number) => {
    const { id: orderId } = await anOpenOrder(shop, { owner: { ...owner, companyId } });
    const rows = [{ rowNumber: 100, quantity: 2 }];
    const report = { kind: 'delivery', dispatchNumber: 'D9', carrier: 'Norrfrakt', rows } as const;
    await applyReport(shop, { orderId, source: 'erp', messageId: orderId, report });
    const events = await shop.db.selectFrom('outbox_event').selectAll().where('key', '=', orderId).execute();
    const [subscriber] = garmentSubscriptions(shop);
    for (const { name, ...event } of events)
      if (name === subscriber?.to) await subscriber.handle({ ...event, name, id: String(event.id) } as never);
    return (await listGarmentsOf(shop.db, orderId)).length;
  };
  expect(await heard(world.companyId)).toBe(2);
  expect(await heard(world.otherId)).toBe(0);
});

test('a person’s garments are in the export, and the person is forgotten with the account', async () => {
  const { orderId } = await deliverGarments(shop, world);
  const { customer_id: id } = world.claims.wearer;
  expect(await readGarmentsOf(shop.db, id)).toMatchObject([
    { employeeNo: '31001', locker: '12', washes: 0 },
    { employeeNo: '31001', locker: '12', washes: 0 },
    { employeeNo: '31001', locker: '12', washes: 0 },
  ]);
  await forgetWearerOf(shop.db, id);
  expect(await readGarmentsOf(shop.db, id)).toEqual([]);
  const [garment] = await listGarmentsOf(shop.db, orderId);
  expect(garment).toMatchObject({ wearerId: undefined, employeeNo: '', department: 'Wash', locker: '', position: '' });
});
