import { beforeEach, expect, test } from 'vitest';
import { aCompany } from '#tests/build/company.ts';
import { aPerson } from '#tests/build/person.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { type Role, roles } from '../auth/roles.ts';
import { countPlaces, pagePeople } from './people-page-store.server.ts';

let shop: TestShop;
let companyId: number;

beforeEach(async () => {
  shop = await openTestShop();
  const [own, other] = [await aCompany('Bygg').save(shop.db), await aCompany('Annat').save(shop.db)];
  companyId = own.id;
  const at = (email: string, first: string, last: string, employeeNo: string) =>
    aPerson(email).named(first, last).at(own).with({ Department: 'Yard', EmployeeNo: employeeNo });
  await at('ada@bygg.example', 'Ada', 'Berg', 'X-4711').save(shop.db);
  await at('bo@bygg.example', 'Bo', 'Dahl', '12').withRole(roles.customerAdmin).save(shop.db);
  const cia = await at('cia@bygg.example', 'Cia', 'Ek', '13').save(shop.db);
  await shop.db.deleteFrom('account').where('customer_id', '=', cia.id).execute();
  await aPerson('ada@annat.example').named('Ada', 'Berg').at(other).with({ EmployeeNo: 'X-4711' }).save(shop.db);
});

const scopeOf = (...seen: Role[]) => ({ companyId, roles: seen, approverId: undefined });

test.each([
  ['a berg', ['Ada']],
  ['BYGG.EX', ['Ada', 'Bo', 'Cia']],
  ['471', ['Ada']],
  ['12', ['Bo']],
  ['x-', ['Ada']],
  ['100%', []],
])('a search for %s finds a part of a name, an address or a number, in the company alone', async (search, found) => {
  const asked = { filter: { search }, sort: 'email', part: { limit: 10, isDescending: false } } as const;
  const { items: rows } = await pagePeople(shop.db, scopeOf(roles.user, roles.customerAdmin), asked);
  expect(rows.map(({ firstName }) => firstName)).toEqual(found);
});

test.each([
  [[roles.user, roles.customerAdmin], [{ name: 'Yard', people: 3 }]],
  [[roles.user], [{ name: 'Yard', people: 2 }]],
  [[roles.customerAdmin], [{ name: 'Yard', people: 1 }]],
  [[], []],
])('departments count the roles %j, and people without an account as users', async (seen, counted) => {
  expect(await countPlaces(shop.db, scopeOf(...seen), 'department')).toEqual(counted);
});
