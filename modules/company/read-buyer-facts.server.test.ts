import { beforeEach, expect, test } from 'vitest';
import { aCompany } from '#tests/build/company.ts';
import { aPerson } from '#tests/build/person.ts';
import { countStatements } from '#tests/setup/count-statements.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { noFacts } from '../people/person-facts.ts';
import { listCompanyNumbers, saveCompanyNumbers } from './company-numbers-store.server.ts';
import { readBuyerFacts } from './read-buyer-facts.server.ts';

let shop: TestShop;

beforeEach(async () => {
  shop = await openTestShop();
});

const numbers = {
  projects: [
    { number: 'P-1', name: 'The bridge', attestant: 'eva@bygg.example' },
    { number: 'P-2', name: 'The road', attestant: undefined },
  ],
  orderNumbers: ['2026-01', '2026-02'],
};

test('O75 a company’s numbers are stored and replaced', async () => {
  const { id } = await aCompany().save(shop.db);
  await saveCompanyNumbers(shop.db, id, numbers);
  expect(await listCompanyNumbers(shop.db, id)).toEqual(numbers);
  await saveCompanyNumbers(shop.db, id, { projects: [], orderNumbers: ['X'] });
  expect(await listCompanyNumbers(shop.db, id)).toEqual({ projects: [], orderNumbers: ['X'] });
});

test('M55 all facts about a buyer in one statement', async () => {
  const company = await aCompany()
    .withAttributes({ InvoiceCreditStop: 'true', DeliveryPaidBy: 'company' })
    .save(shop.db);
  const other = await aCompany('Other').save(shop.db);
  await saveCompanyNumbers(shop.db, company.id, numbers);
  const boss = await aPerson('eva@bygg.example').at(company).save(shop.db);
  const ada = await aPerson('ada@bygg.example')
    .at(company)
    .with({ EmployeeNo: '7', Attestant1: 'Eva@bygg.example' })
    .save(shop.db);
  const stranger = await aPerson('kim@other.example').at(other).save(shop.db);
  const { db, count } = countStatements(shop.db);
  const facts = await readBuyerFacts(db, {
    companyId: company.id,
    buyerId: ada.id,
    coworkerIds: [ada.id, stranger.id, boss.id],
    orderNumber: '2026-02',
    projectNumber: 'P-1',
  });
  expect(count()).toBe(1);
  expect(facts).toEqual({
    companyName: 'Bygg',
    attributes: { InvoiceCreditStop: 'true', DeliveryPaidBy: 'company' },
    buyer: { id: ada.id, firstName: 'Ada', lastName: 'Berg', emailAddress: 'ada@bygg.example', isColleague: true },
    facts: { ...noFacts, employeeNo: '7', approver: { customerId: boss.id, emailAddress: 'eva@bygg.example' } },
    coworkers: [
      { id: boss.id, firstName: 'Ada', lastName: 'Berg', employeeNo: undefined },
      { id: ada.id, firstName: 'Ada', lastName: 'Berg', employeeNo: '7' },
    ],
    attestant: { id: boss.id, emailAddress: 'eva@bygg.example' },
    project: { ...numbers.projects[0], attestantId: boss.id },
    hasOrderNumber: true,
  });
});

test('numbers and approvers of other companies, and unknown people, are not found', async () => {
  const company = await aCompany().save(shop.db);
  const other = await aCompany('Other').save(shop.db);
  await saveCompanyNumbers(shop.db, other.id, numbers);
  await aPerson('eva@bygg.example').at(other).save(shop.db);
  const staff = await aPerson('kim@yrke.example').with({ Attestant1: 'eva@bygg.example' }).save(shop.db);
  const ask = (buyerId: number) =>
    readBuyerFacts(shop.db, {
      companyId: company.id,
      buyerId,
      coworkerIds: [],
      orderNumber: '2026-02',
      projectNumber: 'P-1',
    });
  const nothing = {
    companyName: 'Bygg',
    coworkers: [],
    attestant: undefined,
    project: undefined,
    hasOrderNumber: false,
    attributes: {},
  };
  expect(await ask(staff.id)).toMatchObject({ ...nothing, buyer: { isColleague: false } });
  expect(await ask(9999)).toEqual({ ...nothing, buyer: undefined, facts: noFacts });
});
