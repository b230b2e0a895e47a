import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { aBuyerVisit, aVisitor } from '#tests/build/buyers.ts';
import { aCompany, tellCompanyChanged } from '#tests/build/company.ts';
import { gloves, trousers, whiteTrousers } from '#tests/build/goods.ts';
import { aPerson } from '#tests/build/person.ts';
import { goodsWithServices, jobTag, jobTagArticle, logo, nameTag } from '#tests/build/vas.ts';
import { bringFeed } from '#tests/setup/bring-feed.ts';
import { countStatements } from '#tests/setup/count-statements.ts';
import { logLines } from '#tests/setup/log-lines.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { type Role, roles } from '../auth/roles.ts';
import type { Visit } from '../visit.ts';
import { addToCart, type ItemToAdd } from './add-to-cart.server.ts';
import { removeCartsOf } from './carts-of-person.server.ts';
import { changeRow } from './change-row.server.ts';
import { type ChosenService, chooseServices } from './choose-services.server.ts';
import { moveRows } from './move-rows.server.ts';
import { readCartView } from './read-cart-view.server.ts';

let shop: TestShop;

beforeEach(async () => {
  shop = await openTestShop();
  await bringFeed(shop, goodsWithServices);
});

async function aBuyer(role: Role = roles.customerAdmin, settings: Record<string, string> = {}, email?: string) {
  const company = await aCompany()
    .with({ ShowVas: 'true', ...settings })
    .save(shop.db);
  return { company, visit: await aBuyerVisit(shop, { company, role, ...(email !== undefined && { email }) }) };
}

async function add(visit: Visit, item: Partial<ItemToAdd> = {}) {
  const added = await addToCart(shop, visit, { items: [{ sku: trousers, quantity: 3, ...item }] });
  if (!added.ok) throw new Error(added.refusal.code);
  return added.value.added[0]?.rowId ?? '';
}

const choose = async (visit: Visit, rowId: string, services: readonly ChosenService[], more = {}) => {
  const chosen = await chooseServices(shop, visit, { rowId, services, ...more });
  return chosen.ok ? 'ok' : chosen.refusal.code;
};

const view = (visit: Visit) => readCartView(shop, visit, { mode: 'excl' });
const wordsOf = async (visit: Visit) =>
  (await view(visit)).rows.flatMap(({ errors }) => errors.map(({ word }) => word));
const idOf = (visit: Visit) => visit.claims?.customer_id ?? 0;

test('V03 V22 a chosen service is a row below its garment, counted and priced with it', async () => {
  const { visit } = await aBuyer();
  const rowId = await add(visit);
  expect(
    await choose(
      visit,
      rowId,
      [{ serviceArticleId: jobTag, position: 'back', parameters: { occupation: 'Snickare' } }],
      { coworkerId: idOf(visit) },
    ),
  ).toBe('ok');
  const { rows, priced, isValid, count } = await view(visit);
  expect({ isValid, count }).toEqual({ isValid: true, count: 3 });
  expect(rows).toMatchObject([
    {
      id: rowId,
      offersServices: true,
      vasTextTemplate: { isValid: true, isLimited: false },
      customer: { id: idOf(visit) },
      errors: [],
      selectedVas: [
        {
          name: 'Namn och yrke',
          quantity: 6,
          type: 'VasArticle',
          service: {
            position: 'back',
            positionName: 'Rygg',
            selected: {
              serviceArticleId: jobTag,
              multiPackQuantity: 2,
              salesPrice: { amount: 3400, currency: 'SEK' },
              salesPriceIncVat: { amount: 4250, currency: 'SEK' },
              quantity: 6,
              textTemplates: ['Ada Berg', 'Snickare'],
              type: 'transfer',
            },
          },
          price: {
            total: { net: { amount: 20_400 } },
            steps: [{ kind: 'list', priceList: 'PUBLIC-se' }, { kind: 'quantity' }, { kind: 'tax' }, { kind: 'total' }],
          },
        },
      ],
    },
  ]);
  // Three trousers at 800 net, and six services at 34.
  expect(priced.totals.products.net.amount).toBe(260_400);
  await changeRow(shop, visit, { rowId, change: { quantity: 5 } });
  expect((await view(visit)).rows[0]?.selectedVas).toMatchObject([{ quantity: 10 }]);
});

test('V12 V13 V15 the row says what is missing in its text', async () => {
  const { visit, company } = await aBuyer();
  const rowId = await add(visit);
  const tag = [{ serviceArticleId: jobTag }];
  await choose(visit, rowId, tag);
  expect(await wordsOf(visit)).toEqual(['vasCustomerMissing']);
  await choose(visit, rowId, tag, { coworkerId: idOf(visit) });
  expect(await wordsOf(visit)).toEqual(['vasOccupation']);
  const nameless = await aPerson('no@bygg.example').named('Nils', '').at(company).save(shop.db);
  await choose(visit, rowId, [{ serviceArticleId: logo }, ...tag], { coworkerId: nameless.id });
  expect(await wordsOf(visit)).toEqual(['vasCustomerInvalid', 'vasLastName', 'vasOccupation']);
  expect(await view(visit)).toMatchObject({ isValid: false, rows: [{ vasTextTemplate: { isValid: false } }] });
});

test('a letter that no typeface contains is reported at the row of its wearer', async () => {
  const { visit, company } = await aBuyer();
  const rowId = await add(visit);
  const wordsFor = async (lastName: string) => {
    const { id } = await aPerson(`${lastName}@bygg.example`).named('Ana', lastName).at(company).save(shop.db);
    await choose(visit, rowId, [{ serviceArticleId: nameTag }], { coworkerId: id });
    return wordsOf(visit);
  };
  expect(await wordsFor('Ŋurra')).toEqual([]);
  expect(await wordsFor('Ĝoĵo')).toEqual(['vasLetters']);
  expect((await view(visit)).isValid).toBe(false);
});

test('V06 V14 a plain user’s own data is used, and missing data is reported', async () => {
  const { visit } = await aBuyer(roles.user);
  const rowId = await add(visit);
  await choose(visit, rowId, [{ serviceArticleId: jobTag, parameters: { occupation: 'Chef' } }]);
  expect(await view(visit)).toMatchObject({
    isValid: false,
    rows: [
      {
        customer: { id: idOf(visit) },
        vasTextTemplate: { isValid: false, isLimited: true },
        errors: [{ kind: 'Row', word: 'vasCustomerOccupation' }],
      },
    ],
  });
});

test('V19 a company may force a service on each garment that can have one', async () => {
  const { visit } = await aBuyer(roles.customerAdmin, { ForceVasSelectionOnProductsWithVas: 'true' });
  const rowId = await add(visit);
  await add(visit, { sku: gloves, quantity: 10 });
  expect(await wordsOf(visit)).toEqual(['vasRequired']);
  expect(shop.texts.say('en', 'cart', 'error.vasRequired')).toBe('Value is required');
  expect((await view(visit)).isValid).toBe(false);
  await choose(visit, rowId, [{ serviceArticleId: logo }]);
  expect((await view(visit)).isValid).toBe(true);
  const guest = aVisitor();
  await add(guest);
  expect((await view(guest)).isValid).toBe(true);
});

test('V10 V11 a preselected service is set: free for a customer admin, forced on a user', async () => {
  const forcing = { PreSelectedVasServices: `${logo}`, ForcePreSelectedVasForUsers: 'true' };
  const { visit: admin, company } = await aBuyer(roles.customerAdmin, forcing);
  const user = await aBuyerVisit(shop, { company, email: 'u@bygg.example' });
  const [ofAdmin, ofUser] = [await add(admin), await add(user)];
  for (const visit of [admin, user])
    expect((await view(visit)).rows[0]?.selectedVas).toMatchObject([{ sku: `${logo}`, quantity: 3 }]);
  expect(await choose(user, ofUser, [])).toBe('vas-missing');
  expect(await choose(user, ofUser, [{ serviceArticleId: logo }, { serviceArticleId: nameTag }])).toBe('vas-fixed');
  expect(await choose(admin, ofAdmin, [])).toBe('ok');
  expect((await view(admin)).rows[0]?.selectedVas).toEqual([]);
});

test('V21 clearing the services clears the wearer and the children', async () => {
  const { visit } = await aBuyer();
  const rowId = await add(visit);
  await choose(visit, rowId, [{ serviceArticleId: nameTag }], { coworkerId: idOf(visit) });
  expect(await choose(visit, rowId, [])).toBe('ok');
  expect((await view(visit)).rows).toMatchObject([{ customer: undefined, children: [], selectedVas: [] }]);
});

test('V19 packing does not count as the service that the company wants on each garment', async () => {
  await bringFeed(shop, [
    ...goodsWithServices.filter((row) => !('serviceArticleId' in row) || row.serviceArticleId !== jobTag),
    { ...jobTagArticle, service: 'packing', parameters: [], maxLines: 0, positions: [] },
  ]);
  const { visit } = await aBuyer(roles.customerAdmin, { ForceVasSelectionOnProductsWithVas: 'true' });
  const rowId = await add(visit);
  expect(await choose(visit, rowId, [{ serviceArticleId: jobTag }])).toBe('ok');
  expect(await wordsOf(visit)).toEqual(['vasRequired']);
  expect(await choose(visit, rowId, [{ serviceArticleId: jobTag }, { serviceArticleId: logo }])).toBe('ok');
  expect(await wordsOf(visit)).toEqual([]);
});

test('V20 another colour clears the services', async () => {
  const { visit } = await aBuyer();
  const rowId = await add(visit);
  await choose(visit, rowId, [{ serviceArticleId: nameTag }], { coworkerId: idOf(visit) });
  await changeRow(shop, visit, { rowId, change: { sku: whiteTrousers } });
  expect((await view(visit)).rows).toMatchObject([{ sku: whiteTrousers, customer: undefined, children: [] }]);
});

test('V23 a service with another quantity gets that of its garments', async () => {
  const { visit } = await aBuyer();
  const rowId = await add(visit, { quantity: 5 });
  await choose(visit, rowId, [{ serviceArticleId: logo }]);
  const quantity = () =>
    shop.db.selectFrom('cart_row').select('quantity').where('sku', '=', `${logo}`).executeTakeFirstOrThrow();
  await shop.db.updateTable('cart_row').set({ quantity: 2 }).where('sku', '=', `${logo}`).execute();
  expect((await view(visit)).rows[0]?.selectedVas).toMatchObject([{ quantity: 5 }]);
  expect(Number((await quantity()).quantity)).toBe(5);
});

test('V22 V23 no change of a service row parts its quantity from that of its garment, or makes it an article', async () => {
  const { visit } = await aBuyer();
  const rowId = await add(visit, { quantity: 5 });
  await choose(visit, rowId, [{ serviceArticleId: jobTag }]);
  const stored = async () => {
    const row = shop.db.selectFrom('cart_row').select(['id', 'sku', 'quantity']).where('parent_id', '=', rowId);
    const { id, sku, quantity } = await row.executeTakeFirstOrThrow();
    return { id, sku, quantity: Number(quantity) };
  };
  const before = await stored();
  expect(before).toMatchObject({ sku: `${jobTag}`, quantity: 10 });
  const change = (wish: Parameters<typeof changeRow>[2]['change']) =>
    changeRow(shop, visit, { rowId: before.id, change: wish });
  expect(await change({ quantity: 1 })).toMatchObject({ ok: true, value: { row: { quantity: 10 } } });
  expect(await stored()).toEqual(before);
  await shop.db.updateTable('cart_row').set({ quantity: 2 }).where('id', '=', before.id).execute();
  expect(await change({ quantity: 3 })).toMatchObject({ ok: true, value: { row: { quantity: 10 } } });
  expect(await stored()).toEqual(before);
  expect(await change({ sku: gloves })).toEqual({
    ok: false,
    refusal: { code: 'setting-value-invalid', key: 'sku', expected: `${jobTag}` },
  });
  const apart = await moveRows(shop, visit, { rowIds: [before.id] });
  expect(apart.ok ? 'ok' : apart.refusal.code).toBe('row-not-found');
  expect(await stored()).toEqual(before);
});

test('services that do not fit the product, and unknown ones, are refused', async () => {
  const { visit } = await aBuyer();
  const rowId = await add(visit);
  const ofGloves = await add(visit, { sku: gloves, quantity: 10 });
  expect(await choose(visit, ofGloves, [{ serviceArticleId: logo }])).toBe('vas-not-offered');
  expect(await choose(visit, rowId, [{ serviceArticleId: 1 }])).toBe('vas-not-offered');
  expect(await choose(visit, rowId, [{ serviceArticleId: logo, position: 'knee' }])).toBe('vas-place');
  expect(await choose(visit, rowId, [{ serviceArticleId: logo }, { serviceArticleId: logo }])).toBe('vas-twice');
});

test('two services on one place: refused when they are chosen, and a row that has them says so', async () => {
  const { visit } = await aBuyer();
  const rowId = await add(visit);
  const at = (position: string) => [
    { serviceArticleId: logo, position: 'back' },
    { serviceArticleId: nameTag, position },
  ];
  expect(await choose(visit, rowId, at('back'))).toBe('vas-place-taken');
  expect(await choose(visit, rowId, at('left chest'), { coworkerId: idOf(visit) })).toBe('ok');
  expect(await wordsOf(visit)).toEqual([]);
  // A row from before the rule.
  await sql`update cart_row set metadata = replace(metadata::text, 'left chest', 'back')::jsonb`.execute(shop.db);
  expect(await wordsOf(visit)).toEqual(['vasPlaceTaken']);
  expect((await view(visit)).isValid).toBe(false);
});

test('V07 only people of companies with services choose any, and only in their own cart', async () => {
  const { visit } = await aBuyer(roles.administrator, { ShowVas: 'false' });
  const guest = aVisitor();
  for (const who of [visit, guest])
    expect(await choose(who, await add(who), [{ serviceArticleId: logo }])).toBe('vas-not-allowed');
  const { visit: owner } = await aBuyer(roles.customerAdmin, {}, 'owner@bygg.example');
  const { visit: stranger } = await aBuyer(roles.administrator, {}, 'stranger@bygg.example');
  expect(await choose(stranger, await add(owner), [{ serviceArticleId: logo }])).toBe('row-not-found');
});

test('a wearer of another company is not found', async () => {
  const { visit } = await aBuyer(roles.administrator);
  const other = await aPerson('x@other.example')
    .at(await aCompany('Other').save(shop.db))
    .save(shop.db);
  expect(await choose(visit, await add(visit), [{ serviceArticleId: nameTag }], { coworkerId: other.id })).toBe(
    'coworker-not-found',
  );
});

test('the same garment with the same services increases its row, with others it is a separate row', async () => {
  const { visit } = await aBuyer();
  const named = (fname: string) => ({
    services: [{ serviceArticleId: nameTag, parameters: { fname } }],
    coworkerId: idOf(visit),
    quantity: 1,
  });
  const first = await add(visit, named('Ada'));
  expect(await add(visit, named('Ada'))).toBe(first);
  const other = await add(visit, named('Adam'));
  expect(other).not.toBe(first);
  expect((await view(visit)).rows.map(({ quantity, selectedVas }) => [quantity, selectedVas[0]?.quantity])).toEqual([
    [2, 2],
    [1, 1],
  ]);
});

test('services that were switched off stay on the row and are refused at ordering; a cart without them needs no extra statements', async () => {
  const { visit, company } = await aBuyer();
  const rowId = await add(visit);
  await choose(visit, rowId, [{ serviceArticleId: logo }]);
  const { db, count } = countStatements(shop.db);
  await readCartView({ ...shop, db }, visit, { mode: 'excl' });
  const withLogo = count();
  await choose(visit, rowId, []);
  await readCartView({ ...shop, db }, visit, { mode: 'excl' });
  expect(count() - withLogo).toBe(withLogo);
  await choose(visit, rowId, [{ serviceArticleId: logo }]);
  await shop.db.deleteFrom('company_setting').where('company_id', '=', company.id).execute();
  await tellCompanyChanged(shop);
  expect((await view(visit)).rows).toMatchObject([{ offersServices: false, selectedVas: [{ name: 'Logotyp' }] }]);
});

test('another colour gets what the company requires at once', async () => {
  const { visit } = await aBuyer(roles.customerAdmin, { MandatoryVasServices: `${logo}` });
  const rowId = await add(visit);
  await changeRow(shop, visit, { rowId, change: { sku: whiteTrousers } });
  expect(await view(visit)).toMatchObject({
    isValid: true,
    rows: [{ sku: whiteTrousers, selectedVas: [{ sku: `${logo}`, quantity: 3 }] }],
  });
});

test('V27 V29 if services cannot be read, the cart works, and the log has a line', async () => {
  const { visit } = await aBuyer();
  await choose(visit, await add(visit), [{ serviceArticleId: logo }]);
  const { lines, log } = logLines();
  const down: TestShop = {
    ...shop,
    log,
    snapshots: {
      ...shop.snapshots,
      read: (snapshot, key) =>
        snapshot.name === 'vas-articles' ? Promise.reject(new Error('500')) : shop.snapshots.read(snapshot, key),
    },
  };
  const { rows, isValid } = await readCartView(down, visit, { mode: 'excl' });
  expect({ isValid, rows }).toMatchObject({
    isValid: true,
    rows: [{ sku: trousers, errors: [], offersServices: false }],
  });
  expect(lines.map(({ msg }) => msg)).toEqual(['services could not be read']);
});

test('texts for a deleted person are removed from the carts of others', async () => {
  const { visit, company } = await aBuyer();
  const bo = await aPerson('bo@bygg.example').named('Bo', 'Berg').at(company).save(shop.db);
  const rowId = await add(visit);
  await choose(visit, rowId, [{ serviceArticleId: nameTag, parameters: { fname: 'Bosse' } }], { coworkerId: bo.id });
  await removeCartsOf(shop.db, bo.id);
  const text = await shop.db
    .selectFrom('cart_row')
    .select('metadata')
    .where('sku', '=', `${nameTag}`)
    .executeTakeFirstOrThrow();
  expect(text.metadata.map(({ key }) => key)).toEqual(['Type', 'VasPosition']);
});

test('texts that a plain user writes instead of their own data are not stored', async () => {
  const { visit } = await aBuyer(roles.user);
  const services = [{ serviceArticleId: nameTag, parameters: { fname: 'Boss' } }];
  await add(visit, { services });
  const rows = await shop.db.selectFrom('cart_row').select('metadata').where('sku', '=', `${nameTag}`).execute();
  expect(rows.map(({ metadata }) => metadata.map(({ key }) => key))).toEqual([['Type', 'VasPosition']]);
});
