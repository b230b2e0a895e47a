import { beforeEach, describe, expect, test } from 'vitest';
import { customerDeleted } from '#modules/account/account-events.ts';
import { readProductList } from '#modules/assortment/read-product-list.server.ts';
import { readViewer } from '#modules/assortment/read-viewer.server.ts';
import { type Role, roles } from '#modules/auth/roles.ts';
import { insertOrder } from '#modules/order/insert-order.server.ts';
import type { OrderOwner } from '#modules/order/order.ts';
import { aCompany } from '#tests/build/company.ts';
import { aCategory, aPrice, aPriceList, aProduct } from '#tests/build/feed.ts';
import { anOrder, anOrderRow } from '#tests/build/order.ts';
import { aConsumer, aPerson } from '#tests/build/person.ts';
import { aVisit } from '#tests/build/visit.ts';
import { bringFeed } from '#tests/setup/bring-feed.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { readReviewsOf } from './reviews-of-person.server.ts';

type TestCustomer = { customer_id: number; storm_role: Role; company_id?: number };
type ReviewBody = { id: string; status: string; revision: number; reason: string | null; author: string | null };

let shop: TestShop;
let app: TestApp;
let eva: TestCustomer;
let kim: TestCustomer;
let olle: TestCustomer;
const staff: TestCustomer = { customer_id: 1, storm_role: roles.internal };

const product = '10001110';
const other = '20001110';
const words = { stars: 5, title: 'Sitter bra', text: 'Håller länge.\nOch värmer.' };

beforeEach(async () => {
  shop = await openTestShop();
  app = openTestApp(shop);
  await bringFeed(shop, [
    aCategory(),
    aPriceList(),
    { ...aProduct({ style: 1000 }), stars: { average: 4, count: 1 } },
    { ...aProduct({ style: 2000 }), stars: { average: 4.2, count: 9 } },
    { ...aProduct({ style: 3000 }), publicAssortment: false },
    ...[1000, 2000].map((style) => aPrice({ style })),
  ]);
  const company = await aCompany('Bygg').save(shop.db);
  eva = { customer_id: (await aConsumer('eva@home.example').save(shop.db)).id, storm_role: roles.b2c };
  kim = { customer_id: (await aConsumer('kim@home.example').save(shop.db)).id, storm_role: roles.b2c };
  const { id } = await aPerson('olle@bygg.example').at(company).save(shop.db);
  olle = { customer_id: id, storm_role: roles.user, company_id: company.id };
});

async function buy(
  { customer_id, company_id }: TestCustomer,
  facts: Parameters<typeof anOrder>[0] = {},
  punchOutSession?: string,
) {
  const owner: OrderOwner =
    company_id === undefined
      ? { kind: 'customer', customerId: customer_id }
      : { kind: 'company', companyId: company_id, customerId: customer_id, punchOutSession };
  const sent = { paymentState: 'Default', paymentMethodId: 169, placedAt: new Date('2026-11-10') } as const;
  await insertOrder(shop.db, anOrder({ ...sent, owner, ...facts }));
}

const own = `/api/review/own-reviews/${product}`;

async function ask(who: TestCustomer | undefined, method: string, path: string, body?: unknown) {
  const headers = who ? await app.bearer(who) : {};
  return body === undefined ? app.request(path, { method, headers }) : app.json(path, method, body, headers);
}
const write = (who: TestCustomer | undefined, body: unknown = words, path = own) => ask(who, 'PUT', path, body);
const written = async (who: TestCustomer, body: unknown = words) =>
  (await (await write(who, body)).json()) as ReviewBody;
const decide = (who: TestCustomer | undefined, { id, revision }: ReviewBody, body: object = { status: 'accepted' }) =>
  ask(who, 'PUT', `/api/review/moderation/${id}`, { revision, ...body });

async function shownReviews(query = '') {
  const answer = await app.request(`/api/review/reviews/${product}${query}`);
  return (await answer.json()) as { average: number; count: number; total: number; entries: Record<string, unknown>[] };
}

async function listedByStars() {
  const visit = aVisit();
  const viewer = await readViewer(shop, visit, { mode: 'incl', context: 'All' });
  const { cards } = await readProductList(shop, visit, viewer, {
    place: {},
    context: 'All',
    valueIds: [],
    searchText: '',
    sort: { field: 'StarsAverage', order: 'desc' },
    mode: 'Default',
    view: 'GRID',
    page: 1,
    pageSize: 10,
  });
  return cards.map(({ basePartNo, stars }) => `${basePartNo} ${stars?.average} (${stars?.count})`);
}

describe('access', () => {
  test('P112 a guest cannot, nor a visitor who has not bought or cannot see the product', async () => {
    expect((await write(undefined)).status).toBe(401);
    expect((await write(kim)).status).toBe(403);
    await buy(kim, { rows: [anOrderRow({ sku: '300011100100C50' })] });
    expect((await write(kim, words, '/api/review/own-reviews/30001110')).status).toBe(404);
  });

  const notCounting: [string, Parameters<typeof anOrder>[0]][] = [
    ['it waits for its payment', { placedAt: undefined }],
    ['it has another product', { rows: [anOrderRow({ sku: '200011100100C50' })] }],
    ['it has it as a service only', { rows: [anOrderRow({ type: 'VasArticle' })] }],
    ['it belongs to another visitor', { owner: { kind: 'public' } }],
  ];
  test.each(notCounting)('P112 an order does not count when %s', async (_, facts) => {
    await buy(eva, facts);
    expect((await write(eva)).status).toBe(403);
  });

  test('P112 a cancelled order does not count', async () => {
    await buy(eva);
    await shop.db
      .updateTable('orders')
      .set({ given_up_at: new Date('2026-11-11') })
      .execute();
    expect((await write(eva)).status).toBe(403);
  });

  test('P112 a buyer can, also of another colour; punch-out buyers only in their session', async () => {
    await buy(eva, { rows: [anOrderRow({ sku: '100011100900C44' })] });
    expect((await write(eva)).status).toBe(200);
    await buy(olle, {}, 'another session');
    expect((await write(olle)).status).toBe(403);
    await buy(olle, {}, 'test');
    expect((await write(olle)).status).toBe(200);
  });

  test('P112 the number of reviews per hour is limited', async () => {
    await buy(eva);
    for (let n = 0; n < 20; n++) await write(eva);
    expect((await write(eva)).status).toBe(429);
  });

  test.each([
    [{ ...words, stars: 0 }],
    [{ ...words, stars: 6 }],
    [{ ...words, stars: 4.5 }],
    [{ ...words, stars: '5' }],
    [{ title: 'No stars' }],
    [{ ...words, title: 'x'.repeat(101) }],
    [{ ...words, text: 'x'.repeat(3001) }],
    [{ ...words, signature: 'full' }],
    [{ ...words, status: 'accepted' }],
  ])('P112 an invalid review is refused: %#', async (body) => {
    await buy(eva);
    expect((await write(eva, body)).status).toBe(422);
  });
});

describe('status of a review', () => {
  beforeEach(() => buy(eva));

  test('P112 a review is shown and counted only after staff accept it; then lists, cards and their order change', async () => {
    expect(await listedByStars()).toEqual([`${other} 4.2 (9)`, `${product} 4 (1)`]);
    const review = await written(eva);
    expect(review).toMatchObject({ status: 'waiting', author: 'Ada B.', reason: null });
    expect((await shownReviews()).entries).toEqual([]);
    expect((await decide(staff, review)).status).toBe(200);
    expect(await shownReviews()).toMatchObject({
      average: 4.5,
      count: 2,
      total: 1,
      entries: [{ id: review.id, ...words, language: 'sv', author: 'Ada B.' }],
    });
    expect(await listedByStars()).toEqual([`${product} 4.5 (2)`, `${other} 4.2 (9)`]);
  });

  test('P112 a second review replaces the first, which is no longer shown, and is pending', async () => {
    await decide(staff, await written(eva));
    const changed = await written(eva, { stars: 2, signature: 'kind' });
    expect(changed).toMatchObject({ status: 'waiting', revision: 2, author: null, stars: 2, title: '', text: '' });
    expect(await shownReviews()).toMatchObject({ average: 4, count: 1, entries: [] });
    await decide(staff, changed);
    expect(await shownReviews()).toMatchObject({ average: 3, entries: [{ stars: 2, author: 'Privatkund' }] });
    expect(await shownReviews('?withText=true')).toMatchObject({ average: 3, total: 0, entries: [] });
    const mine = (await (await ask(eva, 'GET', '/api/review/own-reviews')).json()) as unknown[];
    expect(mine).toHaveLength(1);
  });

  test('P112 a review has the language that its author chose, independent of the page', async () => {
    expect(await written(eva, { ...words, language: 'de' })).toMatchObject({ language: 'de' });
    expect(await written(eva, words)).toMatchObject({ language: 'sv' });
    expect((await write(eva, { ...words, language: 'xx' })).status).toBe(422);
  });

  test('P112 company customers may show only that, without a name', async () => {
    await buy(olle);
    await decide(staff, await written(olle, { ...words, signature: 'kind' }));
    expect((await shownReviews()).entries).toMatchObject([{ author: 'Företagskund' }]);
  });

  test('P112 staff cannot accept a revision they have not read', async () => {
    const read = await written(eva);
    await written(eva, { ...words, text: 'Something else.' });
    expect((await decide(staff, read)).status).toBe(409);
    expect((await shownReviews()).entries).toEqual([]);
  });

  test('P112 a refusal has a reason for the author; staff may change their decision', async () => {
    const review = await written(eva);
    expect((await decide(staff, review, { status: 'refused', reason: ' ' })).status).toBe(422);
    await decide(staff, review, { status: 'refused', reason: 'Nämner en person.' });
    expect(await (await ask(eva, 'GET', own)).json()).toMatchObject({ status: 'refused', reason: 'Nämner en person.' });
    await decide(staff, review);
    expect((await shownReviews()).count).toBe(2);
    await decide(staff, review, { status: 'refused', reason: 'Nämner en person.' });
    expect((await shownReviews()).count).toBe(1);
    expect(await listedByStars()).toContain(`${product} 4 (1)`);
  });

  test("P112 a withdrawn review is gone with its stars; others' reviews cannot be withdrawn or read", async () => {
    await decide(staff, await written(eva));
    expect((await ask(kim, 'GET', own)).status).toBe(404);
    expect((await ask(kim, 'DELETE', own)).status).toBe(404);
    expect((await ask(undefined, 'DELETE', own)).status).toBe(401);
    expect((await shownReviews()).count).toBe(2);
    expect((await ask(eva, 'DELETE', own)).status).toBe(200);
    expect(await shownReviews()).toMatchObject({ average: 4, count: 1, entries: [] });
    expect(await listedByStars()).toContain(`${product} 4 (1)`);
    expect((await ask(eva, 'GET', own)).status).toBe(404);
  });

  test('P112 reviews are in the data export and deleted with the account', async () => {
    await decide(staff, await written(eva));
    const { customer_id: customerId } = eva;
    expect(await readReviewsOf(shop.db, customerId)).toMatchObject([{ basePartNo: product, ...words }]);
    expect(shop.personalData.map(({ part }) => part)).toContain('reviews');
    await shop.events.publish(shop.db, {
      name: customerDeleted,
      key: `customer ${customerId}`,
      payload: { customerId },
    });
    await shop.events.deliverDue();
    expect(await readReviewsOf(shop.db, customerId)).toEqual([]);
    expect(await listedByStars()).toContain(`${product} 4 (1)`);
  });

  test("P112 a full feed keeps customers' reviews", async () => {
    await decide(staff, await written(eva));
    const aReview = { kind: 'review', id: 'r1', basePartNo: other, language: 'sv', stars: 1, title: 'x', text: 'x' };
    await bringFeed(shop, [{ ...aReview, author: 'A. B.', date: '2026-01-01' }], { full: true });
    expect((await shownReviews()).count).toBe(2);
    await bringFeed(shop, [{ ...aProduct({ style: 1000 }), stars: { average: 2, count: 2 } }]);
    expect(await listedByStars()).toContain(`${product} 3 (3)`);
    await bringFeed(shop, [aProduct({ style: 1000 })]);
    expect(await listedByStars()).toContain(`${product} 5 (1)`);
  });
});

describe('moderation', () => {
  test('P112 only staff see pending reviews and decide, not anonymous visitors, customers or administrators', async () => {
    await buy(eva);
    const review = await written(eva);
    const lower: [TestCustomer | undefined, number][] = [
      [undefined, 401],
      [eva, 403],
      [olle, 403],
      [{ ...olle, storm_role: roles.administrator }, 403],
      [{ ...olle, storm_role: roles.customerAdmin }, 403],
    ];
    for (const [who, status] of lower) {
      expect((await ask(who, 'GET', '/api/review/moderation')).status).toBe(status);
      expect((await decide(who, review)).status).toBe(status);
    }
    expect((await decide(staff, { ...review, id: '0199f0a2-7c1e-7abc-8def-0123456789ab' })).status).toBe(404);
  });

  test('P112 pending reviews are listed by age, searchable and paged', async () => {
    for (const [who, title] of [
      [eva, 'Varm 100%'],
      [kim, 'Kall'],
      [olle, 'Varm'],
    ] as const) {
      await buy(who);
      shop.clock.moveBy(60_000);
      await written(who, { stars: 3, title });
    }
    const titles = async (query = '') => {
      const page = await (await ask(staff, 'GET', `/api/review/moderation${query}`)).json();
      return (page as { items: { title: string }[] }).items.map(({ title }) => title);
    };
    expect(await titles()).toEqual(['Varm 100%', 'Kall', 'Varm']);
    expect(await titles('?search=varm')).toEqual(['Varm 100%', 'Varm']);
    expect(await titles('?search=0%25')).toEqual(['Varm 100%']);
    expect(await titles(`?search=${product}&pageSize=1&page=2`)).toEqual(['Kall']);
    expect(await titles('?status=accepted')).toEqual([]);
  });
});
