import { beforeEach, expect, test } from 'vitest';
import { readCompanyAllowances } from '#modules/allowance/active-allowances.server.ts';
import { roles } from '#modules/auth/roles.ts';
import { aCompany } from '#tests/build/company.ts';
import { aPerson } from '#tests/build/person.ts';
import { openSendingShop, type SendingShop } from '#tests/build/sending.ts';
import { aVisit, someClaims } from '#tests/build/visit.ts';
import { changeAllowances } from './change-allowances.server.ts';
import { loadAllowances } from './load-allowances.server.ts';

let shop: SendingShop;

beforeEach(async () => {
  shop = await openSendingShop();
});

/** Two people are called Bo Ek; one of them has an employee number. */
async function bygg() {
  const company = await aCompany('Bygg').save(shop.db);
  const person = async (email: string, name: string, infos = {}) =>
    (await aPerson(email).named(name, 'Ek').with(infos).withRole(roles.administrator).at(company).save(shop.db)).id;
  const boss = await person('ebba@bygg.example', 'Ebba');
  const olle = await person('olle@bygg.example', 'Olle');
  const first = await person('bo@bygg.example', 'Bo');
  const second = await person('bosse@bygg.example', 'Bo', { EmployeeNo: 'E-7' });
  const claims = someClaims({ customer_id: boss, storm_role: roles.administrator, company_id: company.id });
  const visit = aVisit({ claims, now: shop.clock.now(), language: 'en' });
  const save = async (typed: Record<string, string>, by = visit) => {
    const form = new FormData();
    const all = { intent: 'save', category: 'Bottoms', pieces: '2', period: 'Year', startsOn: '2026-01-01', ...typed };
    for (const [name, value] of Object.entries({ ...all, excess: 'refuse' })) form.set(name, value);
    const answer = await changeAllowances({ shop, visit: by, form, companyId: company.id });
    return 'data' in answer ? answer.data.errors : answer.status;
  };
  const holders = async () =>
    (await readCompanyAllowances(shop, company.id)).allowances.map(({ holder }) => holder).toReversed();
  const people = async () =>
    (await loadAllowances(shop, visit, { companyId: company.id, allowanceId: null })).form.people;
  const buyer = aVisit({ claims: { ...claims, customer_id: olle, storm_role: roles.user }, language: 'en' });
  return { save, holders, people, buyer, olle, first, second };
}

test('a person is found by name or employee number, and people with the same name are distinguished', async () => {
  const { save, holders, people, olle, first, second } = await bygg();
  const suggested = [`Bo Ek (${first})`, `Bo Ek, E-7 (${second})`, 'Ebba Ek', 'Olle Ek'];
  expect(await people()).toEqual(suggested);
  expect(await save({ person: 'olle ek' })).toBe(302);
  expect(await save({ person: 'E-7' })).toBe(302);
  expect(await save({ person: `Bo Ek (${first})` })).toBe(302);
  expect(new Set(await holders())).toEqual(
    new Set([{ customerId: first }, { customerId: second }, { customerId: olle }]),
  );
});

test('each suggested person can be saved', async () => {
  const { save, people } = await bygg();
  const suggested = await people();
  const answers: unknown[] = [];
  for (const person of suggested) answers.push(await save({ person }));
  expect(answers).toEqual([302, 302, 302, 302]);
});

test('an unknown name and one of several people are refused at the field', async () => {
  const { save, holders } = await bygg();
  expect(await save({ person: 'Nils' })).toEqual([
    { fieldId: 'person', text: 'No person of the company has this name or employee number.' },
  ]);
  expect(await save({ person: 'Bo Ek' })).toEqual([
    {
      fieldId: 'person',
      text: 'Several people have this name. Choose one of the suggestions, or enter the employee number.',
    },
  ]);
  expect(await holders()).toEqual([]);
});

test('those who may not change allowances do not find out whether a person is known', async () => {
  const { save, buyer } = await bygg();
  const refused = await save({ occupation: 'Fitter' }, buyer);
  expect(refused).toEqual([{ text: expect.any(String) }]);
  expect(await save({ person: 'Olle Ek' }, buyer)).toEqual(refused);
  expect(await save({ person: 'Nils' }, buyer)).toEqual(refused);
});
