import { beforeEach, expect, test } from 'vitest';
import { roles } from '#modules/auth/roles.ts';
import { toCompanyForm } from '#modules/company-admin/form-to-company.ts';
import { readAdministration } from '#modules/company-admin/read-administration.server.ts';
import type { Visit } from '#modules/visit.ts';
import { aCompany } from '#tests/build/company.ts';
import { smallWorld } from '#tests/build/small-catalogue.ts';
import { aVisit, someClaims } from '#tests/build/visit.ts';
import { bringFeed } from '#tests/setup/bring-feed.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { changeAddresses } from './change-addresses.server.ts';
import { changeCompanyPage } from './change-company.server.ts';
import { createFromForm } from './create-company.server.ts';
import { loadAddresses } from './load-addresses.server.ts';
import { loadCompany } from './load-company.server.ts';
import { loadPriceLists } from './load-price-lists.server.ts';

let shop: TestShop;
let companyId: number;
const visit: Visit = aVisit({ language: 'en', claims: someClaims({ storm_role: roles.internal }) });

const usMarket = 19;
const inTexas = { addressLine1: '1 Main St', zipCode: '73301', city: 'Austin', region: 'TX', countryCode: 'US' };

beforeEach(async () => {
  shop = await openTestShop();
  const company = aCompany('Rig').inMarket(usMarket).withAddress('delivery', inTexas).withAddress('invoice', inTexas);
  companyId = (await company.save(shop.db)).id;
});

function sentAs(fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

async function read() {
  const found = await readAdministration(shop, visit, companyId);
  if (!found.ok) throw new Error('the company is gone');
  return found.value.company;
}

const typedBy = async () => ({
  ...toCompanyForm(await read()),
  companyEmail: 'rig@rig.example',
  companyOrgNr: '12-3456789',
  intent: 'save',
  creditBefore: '0',
});

type Answered = {
  init?: { status?: number };
  data: { errors: string[]; base: object; problems: object; typed: object; stored?: object; seen?: string };
};
const save = async (fields: Record<string, string>, where: TestShop = shop) =>
  (await changeCompanyPage({ shop: where, visit, companyId, form: sentAs(fields) })) as unknown as Answered;
const wasSaved = (answer: unknown) => answer instanceof Response && answer.status === 302;

/** The shop with a database in which one table cannot be written. */
function brokenFor(table: string): TestShop {
  const db = shop.db.withPlugin({
    transformQuery: ({ node }) => {
      if (node.kind !== 'SelectQueryNode' && node.kind !== 'RawNode' && JSON.stringify(node).includes(`"${table}"`))
        throw new Error('the table cannot be written');
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  return { ...shop, db, log: { ...shop.log, error: () => undefined } };
}

test('the forms of a company and of an address keep the stored state if they send none', async () => {
  expect(wasSaved(await save({ ...(await typedBy()), version: '1', deliveryCity: 'Dallas' }))).toBe(true);
  const [delivery] = (await read()).deliveryAddresses;
  expect([delivery?.city, delivery?.region]).toEqual(['Dallas', 'TX']);
  const { region: _, countryCode: countryId, ...fields } = inTexas;
  const sent = { intent: 'save', kind: 'delivery', id: String(delivery?.id), ...fields, addressLine2: '', countryId };
  await changeAddresses({ shop, visit, companyId, form: sentAs({ ...sent, region: '' }) });
  expect((await read()).deliveryAddresses[0]?.region).toBe('TX');
  await changeAddresses({ shop, visit, companyId, form: sentAs({ ...sent, region: 'NY' }) });
  expect((await read()).deliveryAddresses[0]?.region).toBe('NY');
});

test('after a change of country a state of the old country is refused at its field, and an empty one removes it', async () => {
  const [first] = (await read()).deliveryAddresses;
  const sent = {
    intent: 'save',
    kind: 'delivery',
    id: String(first?.id),
    addressLine1: '100 Queen St W',
    addressLine2: '',
    zipCode: 'M5H 2N2',
    city: 'Toronto',
    countryId: 'CA',
  };
  const change = async (region: string) =>
    (await changeAddresses({ shop, visit, companyId, form: sentAs({ ...sent, region }) })) as unknown as Answered;
  const refused = await change('TX');
  expect([refused.init?.status, refused.data.problems, refused.data.typed]).toMatchObject([
    422,
    { region: 'State or province is not valid' },
    { countryId: 'CA', city: 'Toronto' },
  ]);
  expect((await read()).deliveryAddresses[0]).toMatchObject({ countryCode: 'US', region: 'TX' });
  expect(wasSaved(await change(''))).toBe(true);
  const [stored] = (await read()).deliveryAddresses;
  expect([stored?.countryCode, stored?.region]).toEqual(['CA', undefined]);
  expect(wasSaved(await change('ON'))).toBe(true);
  expect((await read()).deliveryAddresses[0]?.region).toBe('ON');
});

test('a wrong postcode and a missing town are both reported, with or without a country', async () => {
  for (const countryId of ['US', '', 'XX']) {
    const sent = { intent: 'save', kind: 'delivery', addressLine1: '1 Main St', zipCode: '1', city: '', countryId };
    const wrong = (await changeAddresses({ shop, visit, companyId, form: sentAs(sent) })) as unknown as Answered;
    expect([wrong.init?.status, wrong.data.problems]).toMatchObject([
      422,
      { zipCode: 'Postcode is not valid', city: 'Value is required' },
    ]);
  }
  const typed = { ...(await typedBy()), version: '1', deliveryCountryId: '', deliveryZipCode: '1', invoiceCity: '' };
  expect((await save(typed)).data.problems).toEqual({
    deliveryZipCode: 'Postcode is not valid',
    invoiceCity: 'Value is required',
  });
});

test('a wrong VAT number is reported at its field, a stored one is not', async () => {
  const typed = { ...(await typedBy()), companyVatNr: 'SE556012579101', version: '1' };
  expect((await save(typed)).data.problems).toEqual({ companyVatNr: 'This is not a valid VAT number' });
  await shop.db
    .updateTable('company')
    .set({ attributes: JSON.stringify({ VatNo: 'SE556012579101' }) })
    .execute();
  expect(wasSaved(await save(typed))).toBe(true);
});

test('removing an address asks for confirmation, unless the address is not one of the company', async () => {
  const [first] = (await read()).deliveryAddresses;
  const askedBy = async (query: string) =>
    (await loadAddresses(shop, visit, companyId, new URLSearchParams(query))).asked?.id;
  expect([await askedBy(`remove=${first?.id}`), await askedBy('remove=0'), await askedBy('')]).toEqual([
    first?.id,
    undefined,
    undefined,
  ]);
});

test('the second editor of an address sees what the first one saved, and can save then', async () => {
  const [first] = (await read()).deliveryAddresses;
  const sent = {
    intent: 'save',
    kind: 'delivery',
    id: String(first?.id),
    region: 'TX',
    addressLine2: '',
    countryId: 'US',
  };
  const typed = { ...sent, addressLine1: '1 Main St', zipCode: '73301', city: 'Austin' };
  const change = async (fields: Record<string, string>, seen: unknown) => {
    const form = sentAs({ ...typed, ...fields, seen: JSON.stringify(seen) });
    return (await changeAddresses({ shop, visit, companyId, form })) as unknown as Answered;
  };
  expect(wasSaved(await change({ city: 'Dallas' }, first))).toBe(true);
  const late = await change({ addressLine1: '2 Main St' }, first);
  expect(late.init?.status).toBe(409);
  expect(late.data).toMatchObject({
    stored: { addressLine1: '1 Main St', city: 'Dallas' },
    typed: { addressLine1: '2 Main St', city: 'Austin' },
    seen: undefined,
  });
  expect(late.data.errors).toContain(
    'Somebody else changed this company meanwhile. Look at their changes and save again.',
  );
  const [stored] = (await read()).deliveryAddresses;
  expect(stored).toMatchObject({ addressLine1: '1 Main St', city: 'Dallas' });
  const wrong = await change({ zipCode: 'x' }, first);
  expect(wrong.data).toMatchObject({ seen: JSON.stringify(first) });
  expect(wasSaved(await change({ addressLine1: '2 Main St' }, stored))).toBe(true);
});

test('an address that was removed meanwhile keeps its form, and is saved as a new one', async () => {
  const [first] = (await read()).deliveryAddresses;
  const where = { kind: 'delivery', id: String(first?.id) };
  await changeAddresses({ shop, visit, companyId, form: sentAs({ intent: 'remove', ...where }) });
  const opened = new URLSearchParams({ delivery: where.id });
  const { parts, marketCountry, regionsByCountry } = await loadAddresses(shop, visit, companyId, opened);
  expect(parts[0]?.opened).toEqual({ address: undefined });
  expect(regionsByCountry[marketCountry]).toContainEqual({ value: 'TX', label: 'Texas' });
});

test('an address form offers states where the country has them, and a stored country that the market does not deliver to', async () => {
  const { id } = await aCompany().withAddress('delivery', { countryCode: 'NO' }).save(shop.db);
  const american = await loadAddresses(shop, visit, companyId, new URLSearchParams('delivery=new'));
  expect(american.regionsByCountry['US']).toContainEqual({ value: 'TX', label: 'Texas' });
  const swedish = await loadAddresses(shop, visit, id, new URLSearchParams('delivery=new'));
  expect([swedish.marketCountry, swedish.regionsByCountry['SE'], swedish.regionsByCountry['NO']]).toEqual([
    'SE',
    [],
    [],
  ]);
  const norway = { value: 'NO', label: 'Norway' };
  expect(swedish.countries).toContainEqual(norway);
  expect((await loadCompany(shop, visit, id))?.form.countries).toContainEqual(norway);
});

test('after a conflict the form is based on what is stored now, so that it can be saved', async () => {
  const typed = await typedBy();
  expect(wasSaved(await save({ ...typed, version: '1', companyName: 'First' }))).toBe(true);
  const late = await save({ ...typed, version: '1', companyName: 'Second' });
  const { version } = await read();
  expect([late.init?.status, late.data.base]).toEqual([409, { version, creditBefore: '0' }]);
  expect(wasSaved(await save({ ...typed, version: String(version), companyName: 'Second' }))).toBe(true);
  expect((await read()).name).toBe('Second');
});

test('a wrong field leaves the form with the version that it was typed for', async () => {
  const typed = await typedBy();
  const wrong = await save({ ...typed, version: '7', companyEmail: 'x' });
  expect([wrong.init?.status, wrong.data.base]).toEqual([422, { version: 7, creditBefore: '0' }]);
});

test('a refused delivery method is not an error of the address, and the rest can be saved again', async () => {
  const typed = await typedBy();
  const refused = await save({ ...typed, version: '1', deliveryGroup: '999' });
  expect(refused.data.errors[0]).toBe('An error occurred while updating the company');
  const { version } = await read();
  expect(refused.data.base).toEqual({ version, creditBefore: '0' });
  expect(wasSaved(await save({ ...typed, version: String(version), deliveryGroup: '' }))).toBe(true);
});

test('G24 G25 after a database error the page shows a text and keeps the typed values', async () => {
  const typed = await typedBy();
  const company = await save({ ...typed, version: '1', companyName: 'Typed' }, brokenFor('company'));
  expect([company.init?.status, company.data.errors]).toEqual([503, ['An error occurred while updating the company']]);
  expect(company.data.typed).toMatchObject({ companyName: 'Typed' });
  const address = await save({ ...typed, version: '1' }, brokenFor('company_address'));
  expect(address.data.errors).toEqual(['An error occurred while saving the company address']);
  const fields = { kind: 'delivery', addressLine1: '9 Main St', zipCode: '73301', city: 'Austin' };
  const form = sentAs({ intent: 'save', ...fields });
  const alone = await changeAddresses({ shop: brokenFor('company_address'), visit, companyId, form });
  expect((alone as unknown as Answered).data).toMatchObject({
    errors: ['An error occurred while saving the company address'],
    typed: { addressLine1: '9 Main St' },
  });
});

test('a remaining credit below zero does not keep the rest of the form from being saved', async () => {
  await shop.db
    .insertInto('company_credit')
    .values({ company_id: companyId, currency: 'USD', remaining: -5000 })
    .execute();
  const typed = await typedBy();
  expect(typed.invoiceCreditStopAmount).toBe('-50');
  expect(wasSaved(await save({ ...typed, version: '1', creditBefore: '-50' }))).toBe(true);
});

test('a problem of the administrator alone is shown at its field', async () => {
  const typed = { ...(await typedBy()), adminFirstName: 'A'.repeat(61), adminLastName: 'B', adminEmail: 'a@b.example' };
  const form = sentAs({ ...typed, intent: 'create', deliveryGroup: '', companyOrgNr: '556012-5790' });
  const answer = (await createFromForm({ shop, visit, form })) as unknown as Answered;
  expect(answer.init?.status).toBe(422);
  expect(Object.keys(answer.data.problems)).toEqual(['adminFirstName']);
});

test('a page number that no page has opens the first page', async () => {
  await bringFeed(shop, smallWorld());
  const { id } = await aCompany('Bygg').withPriceLists('OURS').save(shop.db);
  const { opened } = await loadPriceLists(shop, visit, id, new URLSearchParams('list=OURS&page=1e400'));
  expect(opened).toMatchObject({ code: 'OURS', page: 1 });
});

test('the question before a disconnection tells role 65 where only staff can connect the list again', async () => {
  await bringFeed(shop, smallWorld());
  const parent = await aCompany('Bygg').withPriceLists('OURS').save(shop.db);
  const child = await aCompany('Bygg Norr').childOf(parent).withPriceLists('OURS').save(shop.db);
  const admin = aVisit({ claims: someClaims({ storm_role: roles.administrator, company_id: parent.id }) });
  const askedBy = async (by: Visit, { id }: { id: number }, disconnect: string) =>
    (await loadPriceLists(shop, by, id, new URLSearchParams({ disconnect }))).asked?.isConnectable;
  expect(await askedBy(admin, parent, 'OURS')).toBe(false);
  expect(await askedBy(admin, child, 'OURS')).toBe(true);
  expect(await askedBy(visit, parent, 'OURS')).toBe(true);
});
