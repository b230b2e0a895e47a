import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { aCompany } from '#tests/build/company.ts';
import { aPerson } from '#tests/build/person.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { type Role, roles } from '../auth/roles.ts';
import { insertCrew, saveCrew, saveCrewFacts } from './crew-write-store.server.ts';
import { saveFacts } from './fact-store.server.ts';
import { forgetPerson } from './forget-person.server.ts';
import { addMembership, removeMembership } from './membership-store.server.ts';
import { countPlaces, pagePeople } from './people-page-store.server.ts';
import { saveRole } from './person-write-store.server.ts';
import { saveApprover } from './single-fact-store.server.ts';

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
])('a search for %s finds a part of a name, an address or a number, only in the company', async (search, found) => {
  const asked = { filter: { search }, sort: 'email', part: { limit: 10, isDescending: false } } as const;
  const { items: rows } = await pagePeople(shop.db, scopeOf(roles.user, roles.customerAdmin), asked);
  expect(rows.map(({ firstName }) => firstName)).toEqual(found);
});

test.each([
  ['bo@bygg.example', ['Ada', 'Cia']],
  ['BO@bygg.example', ['Ada', 'Cia']],
  ['o@bygg.example', []],
  ['late@bygg.example', ['Dan']],
  ['bo da', ['Ada', 'Cia']],
  ['ada', []],
])(
  'the people of the approver %s: a whole address is one approver, a part of a name those who have it',
  async (approver, found) => {
    const own = { id: companyId };
    for (const email of ['ada@bygg.example', 'cia@bygg.example']) {
      const { id } = await shop.db
        .selectFrom('customer')
        .select('id')
        .where('email_address', '=', email)
        .executeTakeFirstOrThrow();
      await saveApprover(shop.db, id, 'bo@bygg.example');
    }
    await aPerson('dan@bygg.example')
      .named('Dan', 'Fors')
      .at(own)
      .with({ Attestant1: 'late@bygg.example' })
      .save(shop.db);
    const asked = { filter: { approver }, sort: 'email', part: { limit: 10, isDescending: false } } as const;
    const { items } = await pagePeople(shop.db, scopeOf(roles.user, roles.customerAdmin), asked);
    expect(items.map(({ firstName }) => firstName)).toEqual(found);
  },
);

test.each([
  [[roles.user, roles.customerAdmin], [{ name: 'Yard', people: 3 }]],
  [[roles.user], [{ name: 'Yard', people: 2 }]],
  [[roles.customerAdmin], [{ name: 'Yard', people: 1 }]],
  [[], []],
])('departments count the roles %j, and people without an account as users', async (seen, counted) => {
  expect(await countPlaces(shop.db, scopeOf(...seen), 'department')).toEqual(counted);
});

/** The expected counts: each person of the company is read separately. */
async function countOneByOne(): Promise<unknown> {
  const { rows } = await sql`
    select m.company_id, place.kind, place.name, coalesce(
      (select role_id from account where account.customer_id = m.customer_id order by id limit 1), ${roles.user}::int) as role_id,
      count(*)::int as people
    from customer_company m join customer_fact f on f.customer_id = m.customer_id
    cross join lateral (values ('department', f.department), ('cost-centre', f.cost_centre)) as place (kind, name)
    where place.name is not null group by 1, 2, 3, 4 order by 1, 2, 3, 4`.execute(shop.db);
  return rows;
}

const countKept = () =>
  shop.db
    .selectFrom('place_count')
    .select(['company_id', 'kind', 'name', 'role_id', 'people'])
    .orderBy('company_id')
    .orderBy('kind')
    .orderBy('name')
    .orderBy('role_id')
    .execute();

test('the counts of departments and cost centres are updated by every change of a person', async () => {
  const { db } = shop;
  const { id: otherId } = await aCompany('Tredje').save(db);
  const facts = {
    occupation: undefined,
    locker: undefined,
    lockerPosition: undefined,
    approverEmail: undefined,
    amountLimit: undefined,
  };
  const at = (department: string | undefined, costCentre: string | undefined) =>
    ({ ...facts, employeeNo: undefined, isSuper: undefined, department, costCentre }) as const;
  const member = { phoneNumber: undefined, cellPhone: undefined, firstName: 'Crew', isActive: true };
  const place = { companyId, marketId: 1, language: 'sv' } as const;
  const crew = ['a', 'b', 'c'].map((lastName) => ({ ...member, lastName, emailAddress: '', role: roles.user }));
  const [one = 0, two = 0, three = 0] = await insertCrew(db, crew, place);
  const account = { customer_id: one, login_name: 'second@bygg.example', password_hash: null };
  const changes: (() => Promise<unknown>)[] = [
    () =>
      saveCrewFacts(
        db,
        [one, two, three].map((id) => ({ id, facts: at('Yard', '17') })),
      ),
    () =>
      saveCrewFacts(db, [
        { id: one, facts: at('Mill', '17') },
        { id: two, facts: at(undefined, '18') },
      ]),
    () => saveFacts(db, three, at('Mill', undefined)),
    () => saveCrew(db, [{ ...member, id: two, lastName: 'b', emailAddress: '', role: roles.customerAdmin }]),
    () => addMembership(db, one, otherId),
    () => addMembership(db, one, otherId),
    () => saveRole(db, one, roles.customerAdmin),
    () =>
      db
        .insertInto('account')
        .values({ ...account, role_id: roles.administrator })
        .execute(),
    () => db.deleteFrom('account').where('customer_id', '=', one).where('role_id', '=', roles.customerAdmin).execute(),
    () => db.deleteFrom('account').where('customer_id', '=', one).execute(),
    () =>
      db
        .insertInto('account')
        .values({ ...account, role_id: roles.customerAdmin })
        .execute(),
    () => removeMembership(db, one, companyId),
    () => forgetPerson(db, two),
    () => forgetPerson(db, three),
    () => db.deleteFrom('company').where('id', '=', otherId).execute(),
  ];
  for (const change of changes) {
    await change();
    expect(await countKept()).toEqual(await countOneByOne());
  }
  expect((await countKept()).map(({ name, people }) => [name, people])).toEqual([
    ['Yard', 2],
    ['Yard', 1],
  ]);
});

test('an import changes the login name only with the address, and only of the first account', async () => {
  const { db } = shop;
  const { id } = await aPerson('dan@bygg.example').save(db);
  const second = { customer_id: id, login_name: 'dan.two', password_hash: null, role_id: roles.user };
  await db.updateTable('account').set({ login_name: 'dan.one' }).where('customer_id', '=', id).execute();
  await db.insertInto('account').values(second).execute();
  const member = { firstName: 'Dan', lastName: 'Ek', phoneNumber: undefined, cellPhone: undefined, isActive: true };
  const namesAfter = async (emailAddress: string) => {
    await saveCrew(db, [{ ...member, id, emailAddress, role: roles.user }]);
    const accounts = db.selectFrom('account').select('login_name').where('customer_id', '=', id).orderBy('id');
    return (await accounts.execute()).map(({ login_name }) => login_name);
  };
  expect(await namesAfter('dan@bygg.example')).toEqual(['dan.one', 'dan.two']);
  expect(await namesAfter('daniel@bygg.example')).toEqual(['daniel@bygg.example', 'dan.two']);
  expect(await namesAfter('')).toEqual(['daniel@bygg.example', 'dan.two']);
});
