import PostalMime from 'postal-mime';
import { beforeEach, expect, test } from 'vitest';
import { aCompany } from '#tests/build/company.ts';
import { trousers } from '#tests/build/goods.ts';
import { giveLaundry } from '#tests/build/laundry.ts';
import { aPerson, giveInfos } from '#tests/build/person.ts';
import { aBuyer, openSendingShop, type SendingShop, sendAs, sent } from '#tests/build/sending.ts';
import { startSmtpServer } from '#tests/setup/smtp-server.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { roles } from '../auth/roles.ts';
import { findSteps } from '../fulfilment/order-step-store.server.ts';
import { findOrder } from '../order/order-store.server.ts';
import { registerWearers } from './register-wearers.server.ts';
import { readWearersOf, removeWearersOf } from './wearers-of-person.server.ts';

const place = { EmployeeNo: '31002', Department: 'Wash', CostCenter: '3110', LockerNumber: '12' };
let smtp: Awaited<ReturnType<typeof startSmtpServer>>;
let shop: SendingShop;
let app: TestApp;
let company: { id: number };
let kai: number;
let orders = 0;

beforeEach(async () => {
  smtp = await startSmtpServer();
  shop = await openSendingShop({ SMTP_URL: smtp.url });
  app = openTestApp(shop);
  company = await aCompany().with({ UseLaundry: 'true' }).save(shop.db);
  await giveLaundry(shop.db, company.id);
  kai = (await aPerson('kai@bygg.example').at(company).save(shop.db)).id;
});

async function orderWith(position: string): Promise<string> {
  await giveInfos(shop.db, kai, { ...place, LockerPosition: position });
  orders += 1;
  const metadata = [{ key: 'CoWorkerId', value: String(kai) }];
  const admin = { company, role: roles.customerAdmin, infos: { EmployeeNo: '1' }, email: `a${orders}@bygg.example` };
  const { orderId } = await sent(
    sendAs(app, await aBuyer(shop, app, admin, [{ sku: trousers, quantity: 1, metadata }])),
  );
  return orderId;
}

const laundrySteps = async (orderId: string) =>
  (await findSteps(shop.db, orderId)).map(({ step }) => step).filter(({ kind }) => kind.startsWith('laundry-'));

async function readOrder(orderId: string) {
  const found = await findOrder(shop.db, orderId);
  if (!found) throw new Error(`no order ${orderId}`);
  return found.order;
}

const positions = () => shop.laundry.positionsOf(company.id, '12');

test('L02 a new wearer is registered once with the order; another locker with the next; the answers are on the timelines', async () => {
  const first = await orderWith('2');
  await shop.events.deliverDue();
  expect(await laundrySteps(first)).toEqual([{ kind: 'laundry-accepted', number: '100' }]);
  expect((await positions())?.map(({ employeeNo }) => employeeNo)).toEqual(['31001', '31002', undefined]);
  await registerWearers(shop, await readOrder(first));
  expect(await laundrySteps(first)).toHaveLength(1);
  const same = await orderWith('2');
  await shop.events.deliverDue();
  expect(await laundrySteps(same)).toEqual([]);
  const moved = await orderWith('3');
  await shop.events.deliverDue();
  expect(await laundrySteps(moved)).toEqual([{ kind: 'laundry-moved', number: '100' }]);
  expect((await positions())?.map(({ employeeNo }) => employeeNo)).toEqual(['31001', undefined, '31002']);
});

test('a position that another wearer got meanwhile is refused on the timeline; the order stands', async () => {
  const orderId = await orderWith('2');
  const eva = { name: 'Eva', subCompanyId: '', department: 'Wash', costCenter: '3110', locker: '12', position: '2' };
  await shop.laundry.saveWearer(company.id, { employeeNo: '31001', ...eva });
  await shop.events.deliverDue();
  expect(await laundrySteps(orderId)).toEqual([{ kind: 'laundry-refused', number: '100' }]);
  await shop.events.deliverDue();
  const mails = await Promise.all(smtp.received.map((raw) => PostalMime.parse(raw)));
  const told = mails.filter(({ messageId }) => messageId?.includes('laundry-refused'));
  expect(told.map(({ subject }) => subject?.replace(/\d+/, 'N'))).toEqual(['Tvätteriet nekade en bärare i order N']);
  expect(told[0]?.text?.replaceAll('\n', ' ')).toContain('tvätteriet godtog inte bärarna på dessa rader: 100.');
});

test('an end of the process between saving and the timeline loses nothing', async () => {
  const first = await orderWith('2');
  await shop.events.deliverDue();
  const moved = await orderWith('3');
  const order = await readOrder(moved);
  let isCut = true;
  const clock = {
    now: () => {
      if (isCut) throw new Error('the process ends');
      return shop.clock.now();
    },
  };
  const run = () => registerWearers({ ...shop, clock }, order);
  await expect(run()).rejects.toThrow('the process ends');
  expect((await positions())?.map(({ employeeNo }) => employeeNo)).toEqual(['31001', '31002', undefined]);
  isCut = false;
  await run();
  expect(await laundrySteps(moved)).toEqual([{ kind: 'laundry-moved', number: '100' }]);
  expect(await laundrySteps(first)).toHaveLength(1);
});

test('what the laundry knows of a person is part of the export, and goes with the account', async () => {
  await orderWith('2');
  await shop.events.deliverDue();
  const wearer = { companyId: company.id, employeeNo: '31002', name: 'Ada Berg', subCompany: '' };
  expect(await readWearersOf(shop.db, kai)).toEqual([
    { ...wearer, department: 'Wash', costCenter: '3110', locker: '12', position: '2' },
  ]);
  await removeWearersOf(shop.db, kai);
  expect(await readWearersOf(shop.db, kai)).toEqual([]);
  expect((await positions())?.map(({ employeeNo }) => employeeNo)).toEqual(['31001', undefined, undefined]);
});
