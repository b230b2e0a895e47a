import { beforeEach, expect, test } from 'vitest';
import { roles } from '#modules/auth/roles.ts';
import { jobs } from '#server/jobs.ts';
import { aCompany } from '#tests/build/company.ts';
import { aPerson } from '#tests/build/person.ts';
import { aVisit, someClaims } from '#tests/build/visit.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { changeSheet, loadImport, uploadSheet } from './change-import.server.ts';
import { loadSheet } from './load-sheet.server.ts';

let shop: TestShop;
let sent: object[];
let bygg: { id: number };
let maj: number;
let ada: number;

beforeEach(async () => {
  sent = [];
  shop = { ...(await openTestShop()), jobs: { send: async (_, data) => void sent.push(data) } };
  bygg = await aCompany('Bygg').save(shop.db);
  maj = (await aPerson('maj@bygg.example').at(bygg).withRole(roles.administrator).save(shop.db)).id;
  ada = (await aPerson('ada@bygg.example').at(bygg).with({ EmployeeNo: '7' }).save(shop.db)).id;
});

const visit = () => {
  const claims = someClaims({ customer_id: maj, company_id: bygg.id, storm_role: roles.administrator });
  return aVisit({ language: 'en', claims, now: shop.clock.now() });
};

async function locationOf(answer: unknown): Promise<string> {
  return answer instanceof Response ? (answer.headers.get('location') ?? '') : JSON.stringify(answer);
}

async function upload(text: string, companyId?: number): Promise<string> {
  const form = new FormData();
  form.set('file', new File([text], 'people.csv'));
  return locationOf(await uploadSheet({ shop, visit: visit(), form }, companyId));
}

async function send(importId: string, fields: Record<string, string>): Promise<string> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return locationOf(await changeSheet({ shop, visit: visit(), form }, importId));
}

test('a sheet is uploaded, a line corrected in place, the rest applied with progress, and the page lists the skipped lines', async () => {
  const at = await upload('Employee number;First name;Last name;Role\n7;Ada;Lind;\n8;Bo;;\n9;Cai;Öst;Boss');
  const [, importId = ''] = /administration\/import\/([\da-f-]{36})$/.exec(at) ?? [];
  const shown = async () => (await loadSheet(shop, visit(), importId)).sheet;
  expect(await shown()).toMatchObject({
    fileName: 'people.csv',
    counts: { new: 0, changed: 1, same: 0, offer: 0, attention: 2 },
    attention: [
      {
        line: 3,
        errors: [],
        cells: [{ value: '8' }, { value: 'Bo' }, { value: '', errors: ['Last name is a required field'] }],
      },
      {
        line: 4,
        errors: [],
        cells: [{}, {}, {}, { column: 'roleId', value: 'Boss', errors: ['This role is not known.'] }],
      },
    ],
    job: undefined,
  });
  expect(await send(importId, { intent: 'correct', line: '3', 'cell lastName': 'Alm' })).toBe(at);
  expect((await shown()).counts).toEqual({ new: 1, changed: 1, same: 0, offer: 0, attention: 1 });
  expect(await send(importId, { intent: 'apply' })).toBe(at);
  expect((await shown()).job).toMatchObject({ state: 'waiting', total: 2, done: 0 });
  for (const data of sent)
    await jobs(shop)
      .find(({ name }) => name === 'people-import')
      ?.run(data);
  expect((await shown()).job).toMatchObject({ state: 'done', done: 2, accepted: 2, refused: 1 });
  const { last_name } = await shop.db
    .selectFrom('customer')
    .select('last_name')
    .where('id', '=', ada)
    .executeTakeFirstOrThrow();
  expect(last_name).toBe('Lind');
});

test('a file that cannot be read gets a message beside its field; a discarded sheet is gone', async () => {
  expect(await upload('')).toContain('The file has no lines with people.');
  expect(await upload('Colour;Size\nred;M')).toContain('The first line must name the columns');
  const at = await upload('Employee number;First name;Last name\n8;Bo;Alm');
  const importId = at.slice(at.lastIndexOf('/') + 1);
  expect(await send(importId, { intent: 'discard' })).toMatch(
    new RegExp(`administration/import\\?company=${bygg.id}$`),
  );
  await expect(loadSheet(shop, visit(), importId)).rejects.toMatchObject({ init: { status: 404 } });
});

test('a sheet of a child company leads back to that company', async () => {
  const norr = await aCompany('Bygg Norr').childOf(bygg).save(shop.db);
  const at = await upload('Employee number;First name;Last name\n8;Bo;Alm', norr.id);
  const importId = at.slice(at.lastIndexOf('/') + 1);
  expect((await loadSheet(shop, visit(), importId)).sheet.companyId).toBe(norr.id);
  expect((await send(importId, { intent: 'discard' })).split('?')[1]).toBe(`company=${norr.id}`);
});

test('a plain user cannot open the pages of the import', async () => {
  const claims = someClaims({ customer_id: ada, company_id: bygg.id, storm_role: roles.user });
  await expect(loadImport(shop, aVisit({ claims }), undefined)).rejects.toMatchObject({ init: { status: 404 } });
});
