import { beforeEach, expect, test } from 'vitest';
import type { Claims } from '#modules/auth/claims.ts';
import { roles } from '#modules/auth/roles.ts';
import { tellCompanyChanged } from '#tests/build/company.ts';
import { aLaundryWorld, deliverGarments } from '#tests/build/garments.ts';
import { giveInfos } from '#tests/build/person.ts';
import { aVisit, someClaims } from '#tests/build/visit.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { readGarment } from './read-garment.server.ts';

let shop: TestShop;
let world: Awaited<ReturnType<typeof aLaundryWorld>>;
let id: string;

beforeEach(async () => {
  shop = await openTestShop();
  world = await aLaundryWorld(shop);
  id = (await deliverGarments(shop, world)).garments[0]?.id ?? '';
});

const read = async (claims?: Partial<Claims>, garment = id) => {
  const found = await readGarment(shop, aVisit({ claims: claims && someClaims(claims) }), { id: garment });
  return found.ok ? found.value : found.refusal;
};

test('without sign-in a garment tells what it is and where to return it, and nothing else', async () => {
  const shown = await read();
  expect(shown).toEqual({
    found: {
      sku: expect.any(String),
      name: 'Trousers',
      colour: 'Navy',
      size: 'C50',
      laundryName: 'White Water',
      marketId: 1,
    },
    passport: undefined,
  });
  expect(JSON.stringify(shown)).not.toContain('31001');
});

test('wearer, administrators, the laundry and staff see wearer, place and counts; others what everybody sees', async () => {
  const { admin, wearer, colleague, laundry, stranger } = world.claims;
  const passport = { wearer: 'Ada Berg', employeeNo: '31001', locker: '12', position: '1', state: 'in-use', scans: [] };
  for (const claims of [wearer, admin, laundry, { tasks: ['customers'] as const }])
    expect(await read(claims)).toMatchObject({ passport });
  for (const claims of [colleague, stranger, { tasks: ['catalogue'] as const }])
    expect(await read(claims)).toMatchObject({ found: { name: 'Trousers' }, passport: undefined });
});

test('in a company with teams an admin sees the garments of the own team', async () => {
  const { company_id: companyId = 0 } = world.claims.admin;
  const settings = { UseCompanyTeam: 'true', ApproverMode: 'AttestantPerUser' };
  for (const [key, value] of Object.entries(settings))
    await shop.db.insertInto('company_setting').values({ company_id: companyId, key, value }).execute();
  await tellCompanyChanged(shop);
  expect(await read(world.claims.admin)).toMatchObject({ passport: undefined });
  await giveInfos(shop.db, world.claims.wearer.customer_id, { Attestant1: 'aino@hospital.example' });
  expect(await read(world.claims.admin)).toMatchObject({ passport: { employeeNo: '31001' } });
  expect(await read({ ...world.claims.admin, storm_role: roles.administrator })).toMatchObject({
    passport: { employeeNo: '31001' },
  });
});

test('an id that is no garment’s is not found, whatever it looks like', async () => {
  for (const other of ['AAAAAAAAAAAAAAAAAAAAAA', id.slice(1), `${id}x`, '1', "' or 1=1", ''])
    expect(await read({}, other)).toEqual({ code: 'garment-not-found' });
});
