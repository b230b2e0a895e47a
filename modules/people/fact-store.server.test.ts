import { beforeEach, expect, test } from 'vitest';
import { personalData } from '#server/personal-data.ts';
import { aCompany } from '#tests/build/company.ts';
import { aConsumer, anAccount, aPerson, giveInfos } from '#tests/build/person.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { roles } from '../auth/roles.ts';
import { factsOf, readPastLimitsOf } from './fact-store.server.ts';
import { findTeam } from './find-team.server.ts';
import { forgetPerson } from './forget-person.server.ts';
import { readInfos } from './infos.server.ts';
import { noFacts } from './person-facts.ts';
import { findPersonById } from './person-store.server.ts';
import { saveCustomer } from './save-customer.server.ts';

let shop: TestShop;

beforeEach(async () => {
  shop = await openTestShop();
});

const approverOf = async (id: number) => (await factsOf(shop.db, id)).approver;

test('G01 infos are stored as facts and read back as infos, including unknown codes', async () => {
  const infos = {
    AmountLimit: '1500.5',
    EmployeeNo: '7',
    LockerNumber: '12',
    LockerPosition: '3',
    VasCustomizedText: 'Ada',
  };
  const { id } = await aPerson().with(infos).save(shop.db);
  expect(await factsOf(shop.db, id)).toEqual({
    ...noFacts,
    amountLimit: { amount: 150_050, currency: 'SEK' },
    employeeNo: '7',
    locker: '12',
    lockerPosition: '3',
  });
  expect(await readInfos(shop.db, id)).toEqual([
    { code: 'AmountLimit', value: '1500.5' },
    { code: 'EmployeeNo', value: '7' },
    { code: 'LockerNumber', value: '12' },
    { code: 'LockerPosition', value: '3' },
    { code: 'VasCustomizedText', value: 'Ada' },
  ]);
  await giveInfos(shop.db, id, { EmployeeNo: '8' });
  expect(await readInfos(shop.db, id)).toEqual([{ code: 'EmployeeNo', value: '8' }]);
  expect(await factsOf(shop.db, undefined)).toEqual(noFacts);
});

test('A14 the fact makes a person a super customer admin', async () => {
  const { id } = await aPerson().with({ IsSuperCustomerAdmin: 'true' }).save(shop.db);
  expect((await findPersonById(shop.db, id))?.isSuper).toBe(true);
  await giveInfos(shop.db, id, { IsSuperCustomerAdmin: 'false' });
  expect((await findPersonById(shop.db, id))?.isSuper).toBe(false);
});

test('X13 an approver becomes a person when a person gets the address', async () => {
  const bygg = await aCompany('Bygg').save(shop.db);
  const { id } = await aPerson('olle@bygg.example').at(bygg).with({ Attestant1: 'Eva@Bygg.example' }).save(shop.db);
  expect(await approverOf(id)).toEqual({ customerId: undefined, emailAddress: 'Eva@Bygg.example' });
  const eva = await aPerson('eva@bygg.example').at(bygg).save(shop.db);
  expect(await approverOf(id)).toEqual({ customerId: eva.id, emailAddress: 'eva@bygg.example' });
});

test('X13 O74 a person who registers with the address of an approver cannot approve until they belong to the company', async () => {
  const bygg = await aCompany('Bygg').save(shop.db);
  const named = { Attestant1: 'kim@bygg.example' };
  const nobody = { customerId: undefined, emailAddress: 'kim@bygg.example' };
  const registered = (emailAddress: string) =>
    anAccount(shop.db, { emailAddress, firstName: 'A', lastName: 'B', role: roles.b2c, passwordHash: null });
  const id = await registered('olle@bygg.example');
  await shop.db.insertInto('customer_company').values({ customer_id: id, company_id: bygg.id }).execute();
  await giveInfos(shop.db, id, named);
  const kim = await registered('kim@bygg.example');
  expect(await approverOf(id)).toEqual(nobody);
  await giveInfos(shop.db, id, named);
  expect(await approverOf(id)).toEqual(nobody);
  await saveCustomer(shop.db, {
    id: kim,
    customerCode: 'kim@bygg.example',
    emailAddress: 'kim@bygg.example',
    firstName: 'Kim',
    lastName: 'Berg',
    phoneNumber: undefined,
    cellPhone: undefined,
    marketId: 1,
    currency: 'SEK',
    language: 'sv',
    infos: {},
    companyIds: [bygg.id],
    addresses: [],
    account: { role: roles.user, isActive: true, passwordHash: '' },
  });
  expect(await approverOf(id)).toEqual({ customerId: kim, emailAddress: 'kim@bygg.example' });
});

test('X13 if two people have the same address, the colleague is the approver', async () => {
  const bygg = await aCompany('Bygg').save(shop.db);
  await aConsumer('other@home.example').save(shop.db);
  await shop.db.updateTable('customer').set({ email_address: 'eva@bygg.example' }).execute();
  const eva = await aPerson('eva@bygg.example').at(bygg).save(shop.db);
  const { id } = await aPerson('olle@bygg.example').at(bygg).with({ Attestant1: 'eva@bygg.example' }).save(shop.db);
  expect(await approverOf(id)).toMatchObject({ customerId: eva.id });
});

test('G31 a team stays together when its admin gets another address', async () => {
  const bygg = await aCompany('Bygg').save(shop.db);
  const plat = await aCompany('Plåt').save(shop.db);
  const eva = await aPerson('eva@bygg.example').withRole(roles.customerAdmin).at(bygg).save(shop.db);
  const mine = { Attestant1: 'eva@bygg.example' };
  const olle = await aPerson('olle@bygg.example').at(bygg).with(mine).save(shop.db);
  await aPerson('ida@plat.example').at(plat).with(mine).save(shop.db);
  await aPerson('bo@bygg.example').withRole(roles.customerAdmin).at(bygg).with(mine).save(shop.db);
  await shop.db
    .updateTable('customer')
    .set({ email_address: 'eva.lind@bygg.example' })
    .where('id', '=', eva.id)
    .execute();
  expect(await findTeam(shop.db, bygg.id, eva.id)).toEqual([eva.id, olle.id]);
  expect(await readInfos(shop.db, olle.id)).toEqual([{ code: 'Attestant1', value: 'eva.lind@bygg.example' }]);
});

test('X13 after an approver is deleted, people who named them have none, and no address is left or made up', async () => {
  const bygg = await aCompany('Bygg').save(shop.db);
  const eva = await aPerson('eva@bygg.example').at(bygg).save(shop.db);
  const { id } = await aPerson('olle@bygg.example').at(bygg).with({ Attestant1: 'eva@bygg.example' }).save(shop.db);
  expect(await approverOf(id)).toMatchObject({ customerId: eva.id });
  await forgetPerson(shop.db, eva.id);
  expect(await approverOf(id)).toBeUndefined();
  expect(await readInfos(shop.db, id)).toEqual([]);
  await forgetPerson(shop.db, id);
  expect(await shop.db.selectFrom('customer_fact').selectAll().execute()).toEqual([]);
});

test('former amount limits are in the person’s data export, and removed with the account', async () => {
  const bygg = await aCompany('Bygg').save(shop.db);
  const { id } = await aPerson('olle@bygg.example').at(bygg).with({ AmountLimit: '1500' }).save(shop.db);
  expect(await readPastLimitsOf(shop.db, id)).toEqual([]);
  const facts = shop.db.updateTable('customer_fact').where('customer_id', '=', id);
  await facts.set({ amount_limit: 200_000 }).execute();
  const { readOf } = personalData.find(({ part }) => part === 'formerAmountLimits') ?? {};
  expect(await readOf?.(shop.db, id)).toEqual([{ amount: 150_000, currency: 'SEK', until: expect.any(String) }]);
  await forgetPerson(shop.db, id);
  expect(await readPastLimitsOf(shop.db, id)).toEqual([]);
});
