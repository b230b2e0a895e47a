import { beforeEach, expect, test } from 'vitest';
import { aBuyerVisit, aBuyingCompany } from '#tests/build/buyers.ts';
import { goods, trousers } from '#tests/build/goods.ts';
import { giveLaundry } from '#tests/build/laundry.ts';
import { aPerson } from '#tests/build/person.ts';
import { aVisit, someClaims } from '#tests/build/visit.ts';
import { bringFeed } from '#tests/setup/bring-feed.ts';
import { countStatements } from '#tests/setup/count-statements.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { roles } from '../../auth/roles.ts';
import { changeFlag } from '../../flags/change-flag.server.ts';
import type { LaundrySystem } from '../../laundry/laundry-system.ts';
import type { Visit } from '../../visit.ts';
import { addToCart } from '../add-to-cart.server.ts';
import { changeRow } from '../change-row.server.ts';
import { readCurrentCart } from '../current-cart.server.ts';
import { readCartView } from '../read-cart-view.server.ts';
import type { LaundryWish } from '../rows/laundry-entries.ts';
import { readCartLaundry } from './read-cart-laundry.server.ts';

const place = { Department: 'Wash', CostCenter: '3110', LockerNumber: '12' };
let shop: TestShop;
let company: { id: number };
let admin: Visit;
let eva: number;
let kai: number;

beforeEach(async () => {
  shop = await openTestShop();
  await bringFeed(shop, goods);
  company = await aBuyingCompany(shop, { UseLaundry: 'true' });
  await giveLaundry(shop.db, company.id);
  admin = await aBuyerVisit(shop, { company, role: roles.customerAdmin, employeeNo: '1' });
  const wearer = (email: string, infos: Record<string, string>) =>
    aPerson(email)
      .at(company)
      .with({ ...place, ...infos })
      .save(shop.db);
  eva = (await wearer('eva@bygg.example', { EmployeeNo: '31001', LockerPosition: '1' })).id;
  kai = (await wearer('kai@bygg.example', { EmployeeNo: '31002', LockerPosition: '2' })).id;
});

async function addFor(coworkerId: number | undefined, visit = admin) {
  const added = await addToCart(shop, visit, { items: [{ sku: trousers, quantity: 1, coworkerId }] });
  if (!added.ok) throw new Error(added.refusal.code);
  return added.value.added[0]?.rowId ?? '';
}

const set = (rowId: string, laundry: LaundryWish, visit = admin) =>
  changeRow(shop, visit, { rowId, change: { laundry } });

const view = (visit = admin, laundry?: Partial<LaundrySystem>) =>
  readCartView({ ...shop, laundry: { ...shop.laundry, ...laundry } }, visit, { mode: 'excl' });

async function errorsOf(rowId: string) {
  const { rows, isValid } = await view();
  return { errors: rows.find(({ id }) => id === rowId)?.errors, isValid };
}

test('L02 L12 rows are filled from their wearers; a refusal of the laundry is shown at the row and blocks the cart', async () => {
  const row = await addFor(eva);
  const fresh = await addFor(kai);
  const { laundry, isValid } = await view();
  expect(isValid).toBe(true);
  expect(laundry?.rows.get(row)?.customer).toEqual({
    companyId: company.id,
    laundrySubCustomer: '',
    employeeNo: '31001',
    costCode: '3110',
    department: 'Wash',
    laundryLockerNumber: '12',
    laundryPositionNumber: '1',
    action: 'update',
  });
  // The laundry does not know Kai, who is new there.
  expect(laundry?.rows.get(fresh)?.customer).toMatchObject({ employeeNo: '31002', action: 'create' });
  const refusals: [LaundryWish, string][] = [
    [{ department: 'Moon' }, 'LaundryCompanyDepartmentDoesNotExists'],
    [{ costCode: '1' }, 'LaundryCompanyCostCenterDoesNotExists'],
    [{ laundryLockerNumber: '99' }, 'CustomerHasNoLockerPosition'],
    [{ laundryPositionNumber: '1' }, 'LaundryCompanyLockerAndPositionDoesNotExists'],
  ];
  const none = { department: '', costCode: '', laundryLockerNumber: '', laundryPositionNumber: '' };
  for (const [wish, word] of refusals) {
    expect((await set(fresh, { ...none, ...wish })).ok).toBe(true);
    expect(await errorsOf(fresh)).toEqual({ errors: [{ kind: 'LaundryError', word }], isValid: false });
  }
  await set(fresh, { ...none, laundryPositionNumber: '3' });
  expect(await errorsOf(fresh)).toEqual({ errors: [], isValid: true });
});

test('L03 an administrator of the company needs an employee number, a plain user does not', async () => {
  const errors = async (role: 64 | 81) => {
    const buyer = await aBuyerVisit(shop, { company, role, email: `buyer${role}@bygg.example` });
    await addFor(undefined, buyer);
    const { rows, isValid } = await view(buyer);
    return { errors: rows.map((row) => row.errors), isValid };
  };
  expect(await errors(roles.customerAdmin)).toEqual({
    errors: [[{ kind: 'LaundryError', word: 'employeeNoMissing' }]],
    isValid: false,
  });
  expect(await errors(roles.user)).toEqual({ errors: [[]], isValid: true });
});

test('L04 a connected customer without a number blocks the cart at the row', async () => {
  const { id } = await aPerson('new@bygg.example').at(company).save(shop.db);
  expect(await errorsOf(await addFor(id))).toEqual({
    errors: [{ kind: 'LaundryError', word: 'employeeNoMissing' }],
    isValid: false,
  });
});

test('L11 a code that the shop does not know is shown as the default one', async () => {
  await addFor(eva);
  const answer = async (code: string) =>
    (await view(admin, { validate: async () => new Map([['31001', [code]]]) })).rows[0]?.errors;
  expect(await answer('LockerIsOnFire')).toEqual([{ kind: 'LaundryError', word: 'DefaultLaundryError' }]);
  expect(await answer('')).toEqual([{ kind: 'LaundryError', word: 'EmptyValue' }]);
});

test('L13 an unavailable laundry blocks nothing; it is logged, and asked once', async () => {
  const row = await addFor(eva);
  await set(row, { department: 'Moon' });
  const warnings: string[] = [];
  const log = Object.assign(Object.create(shop.log), { warn: (_: unknown, text: string) => warnings.push(text) });
  const fails = async () => {
    throw new Error('500');
  };
  const seen = (laundry: Partial<LaundrySystem>) =>
    readCartView({ ...shop, log, laundry: { ...shop.laundry, ...laundry } }, admin, { mode: 'excl' });
  expect(await seen({ validate: fails })).toMatchObject({ isValid: true, rows: [{ errors: [] }] });
  expect(await seen({ optionsOf: fails })).toMatchObject({ isValid: true, rows: [{ errors: [] }] });
  expect(warnings).toEqual([
    'wearers could not be validated by the laundry; the order may go on',
    'the choices of the laundry could not be read; the order may go on',
  ]);
});

test('L14 with UseLaundryV2 positions are chosen from the free ones of the lockers', async () => {
  await addFor(kai);
  expect((await view()).laundry).toMatchObject({ hasPickers: false, freePositions: {} });
  const staff = aVisit({ claims: someClaims({ storm_role: roles.internal }) });
  await changeFlag(shop, staff, { key: 'UseLaundryV2', enabled: true });
  expect((await view()).laundry).toMatchObject({ hasPickers: true, freePositions: { 12: ['2', '3'] } });
});

test('another wearer has another place; a plain user sees their own and cannot set one', async () => {
  const row = await addFor(kai);
  await set(row, { laundryPositionNumber: '3', department: 'Yard' });
  await changeRow(shop, admin, { rowId: row, change: { coworkerId: eva } });
  expect((await view()).laundry?.rows.get(row)?.customer).toMatchObject({
    department: 'Wash',
    laundryPositionNumber: '1',
  });
  const user = await aBuyerVisit(shop, { company, email: 'u@bygg.example', employeeNo: '31009' });
  const own = await addFor(undefined, user);
  expect((await view(user)).laundry).toMatchObject({ isEditable: false });
  expect(await set(own, { department: 'Yard' }, user)).toEqual({ ok: false, refusal: { code: 'not-allowed' } });
});

test('L05 one request for all rows, and none without a laundry', async () => {
  await addFor(eva);
  await addFor(kai);
  const asked: string[] = [];
  const validate: LaundrySystem['validate'] = (id, customers, action) => {
    asked.push(`${action} ${customers.map(({ employeeNo }) => employeeNo).join(' ')}`);
    return shop.laundry.validate(id, customers, action);
  };
  await view(admin, { validate });
  expect(asked).toEqual(['update 31001 31002', 'create 31002']);
  const { db, count } = countStatements(shop.db);
  const { rows, owner } = await cartOf(admin);
  const settings = { UseLaundry: 'false' };
  const of = { cart: { rows, owner }, settings, isShown: true };
  expect(await readCartLaundry({ ...shop, db }, admin, of)).toBeUndefined();
  expect(count()).toBe(0);
});

async function cartOf(visit: Visit) {
  const { cart } = await readCurrentCart(shop, visit);
  if (!cart) throw new Error('no cart');
  return cart;
}
