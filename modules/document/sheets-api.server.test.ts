import { beforeEach, describe, expect, test } from 'vitest';
import { money } from '#core/money.ts';
import { insertOrder } from '#modules/order/insert-order.server.ts';
import type { OrderRow } from '#modules/order/order.ts';
import { sealOrder } from '#modules/order/order-link.server.ts';
import { copyOrder } from '#tests/build/copy-order.ts';
import { anOrder, anOrderRow } from '#tests/build/order.ts';
import { orderWatchers, type Watcher } from '#tests/build/order-watchers.ts';
import { readWorkbook } from '#tests/build/read-workbook.ts';
import { aVisit, someClaims } from '#tests/build/visit.ts';
import { countStatements } from '#tests/setup/count-statements.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { readHistorySheet } from './read-history-sheet.server.ts';

type Facts = NonNullable<Parameters<typeof anOrder>[0]>;

const path = '/api/document/documents';
const placed = { paymentState: 'Default', paymentMethodId: 169, status: 100, placedAt: new Date() } as const;
const noSuchOrder = '0199f0a2-7c1e-7abc-8def-0123456789ab';
const sek = (amount: number) => money(amount, 'SEK');
const sides = (net: number, gross: number) => ({ net: sek(net), gross: sek(gross) });

let shop: TestShop;
let app: TestApp;
let watchers: Awaited<ReturnType<typeof orderWatchers>>;

beforeEach(async () => {
  shop = await openTestShop();
  app = openTestApp(shop);
  watchers = await orderWatchers(shop);
});

async function order(facts: Facts = {}) {
  const made = anOrder({ ...placed, owner: watchers.owner, ...facts });
  const orderNo = await insertOrder(shop.db, made);
  return { id: made.order.id, orderNo, order: made.order };
}

/** Two articles with prices that need rounding, one of them in a campaign, with freight. */
function awkward(facts: Facts = {}): Facts {
  const row = (rowNumber: number, price: Partial<OrderRow['price']>, more: Partial<OrderRow> = {}) => {
    const made = anOrderRow({ rowNumber, quantity: 3, ...more });
    return { ...made, price: { ...made.price, ...price } };
  };
  const rows = [
    row(100, { unit: sides(3_332, 4_165), line: sides(9_996, 12_496), total: sides(9_996, 12_496) }),
    row(
      200,
      { line: sides(5_000, 6_250), discount: sides(500, 625), total: sides(4_500, 5_625) },
      { name: '=cmd|x', colour: 'Blå & <grå>', comment: 'Namn på ryggen', backOrdered: 1 },
    ),
    row(300, { total: sides(4_900, 6_125), line: sides(4_900, 6_125) }, { type: 'FreightArticle', name: '' }),
  ];
  const tax = sek(4_850);
  const taxRows = [{ basisPoints: 2500, net: sek(19_396), tax }];
  return {
    rows,
    tax: { treatment: 'domestic', rows: taxRows },
    priced: {
      currency: 'SEK',
      isHidden: false,
      freight: undefined,
      taxRows,
      totals: {
        line: sides(14_996, 18_746),
        discount: sides(500, 625),
        products: sides(14_496, 18_121),
        freight: sides(4_900, 6_125),
        tax,
        payable: sek(24_246),
      },
      promotions: [],
    },
    ...facts,
  };
}

async function ask(who: Watcher, rest: string) {
  return app.request(`${path}${rest}`, { headers: await app.bearer(watchers.claims[who]) });
}

const read = async (answer: Response) => readWorkbook(new Uint8Array(await answer.arrayBuffer()));
const excelOf = (id: string) => `/order/${id}/excel?cultureCode=sv-SE`;

describe('an order', () => {
  test('S07 the sheet’s sums are those of the order, in the prices that the buyer saw', async () => {
    const incl = await order(awkward({ mode: 'incl' }));
    const answer = await ask('buyer', excelOf(incl.id));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe(
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    );
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="order-${incl.orderNo}.xlsx"`);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const book = await read(answer);
    expect(book.broken).toEqual([]);
    const [header, ...rows] = await book.sheet(1);
    expect(header).toContain('Belopp inkl. moms');
    const total = header?.indexOf('Belopp inkl. moms') ?? -1;
    expect(rows.map((row) => [row[1], row[total]])).toEqual([
      ['Trousers', 124.96],
      ['=cmd|x', 56.25],
      ['Varor inkl. moms', 187.46],
      ['Rabatt', -6.25],
      ['Leverans', 61.25],
      ['varav moms 25\u00a0%', 48.5],
      ['Totalt inkl. moms', 242.46],
    ]);
    const xml = book.files.get('xl/worksheets/sheet1.xml') ?? '';
    expect([...xml.matchAll(/<f>(.*?)<\/f>/g)].map(([, formula]) => formula)).toEqual([
      'SUM(I2:I3)',
      'SUM(J2:J3)',
      'SUM(K4:K6)',
    ]);
    const facts = await book.sheet(2);
    expect(facts[0]).toEqual(['Ordernummer', incl.orderNo]);
    expect(facts[1]?.[1]).toEqual(new Date('2026-11-16T00:00:00Z'));
  });

  test('S07 with net prices, tax by rate is part of the total', async () => {
    const { id } = await order(awkward({ mode: 'excl' }));
    const book = await read(await ask('admin', `/order/${id}/excel?cultureCode=en`));
    const [header, ...rows] = await book.sheet(1);
    const total = header?.indexOf('Amount excl. VAT') ?? -1;
    expect(rows.slice(2).map((row) => row[total])).toEqual([149.96, -5, 49, 48.5, 242.46]);
    expect(book.files.get('xl/worksheets/sheet1.xml')).toContain('<f>SUM(K4:K7)</f><v>242.46</v>');
  });

  test('S07 a sum that its parts do not add up to is written as agreed, without a formula', async () => {
    const facts = awkward({ mode: 'excl' });
    const rows = (facts.rows ?? []).slice(1);
    const book = await read(await ask('buyer', excelOf((await order({ ...facts, rows })).id)));
    const xml = book.files.get('xl/worksheets/sheet1.xml') ?? '';
    expect([...xml.matchAll(/<f>(.*?)<\/f>/g)].map(([, formula]) => formula)).toEqual(['SUM(J2:J2)', 'SUM(K3:K6)']);
    expect((await book.sheet(1)).at(-1)).toContain(242.46);
  });

  test('S07 prices hidden from the buyer or company are left out', async () => {
    const hidden = await order(awkward({ hidesPrices: true }));
    const shown = await order(awkward());
    const lengths = async (id: string) => {
      const book = await read(await ask('buyer', excelOf(id)));
      expect(book.files.get('xl/styles.xml')).not.toContain(hidden.id === id ? '[$SEK]' : 'nothing');
      return (await book.sheet(1)).map((row) => row.length);
    };
    expect(await lengths(hidden.id)).toEqual([7, 7, 7]);
    expect(await lengths(shown.id)).toHaveLength(8);
    await watchers.hidePrices();
    expect(await lengths(shown.id)).toEqual([7, 7, 7]);
  });

  test('S07 visitors who may see the order get it; for others it does not exist', async () => {
    const { id } = await order();
    const statuses = async (who: Watcher) => {
      const answer = await ask(who, excelOf(id));
      return [answer.status, answer.ok ? '' : ((await answer.json()) as { code: string }).code];
    };
    for (const who of ['buyer', 'admin'] as const) expect(await statuses(who)).toEqual([200, '']);
    for (const who of ['colleague', 'consumer', 'stranger', 'otherAdmin'] as const)
      expect([who, ...(await statuses(who))]).toEqual([who, 404, 'order-not-found']);
    expect((await ask('buyer', excelOf(noSuchOrder))).status).toBe(404);
    expect((await app.request(`${path}${excelOf(id)}`)).status).toBe(401);
    expect((await ask('buyer', excelOf('1'))).status).toBe(422);
  });

  test('S07 an administrator limited to a team gets only the team’s orders', async () => {
    await watchers.bindToTeams();
    const { id } = await order();
    expect((await ask('admin', excelOf(id))).status).toBe(404);
    await watchers.joinTeam();
    expect((await ask('admin', excelOf(id))).status).toBe(200);
  });

  test('S07 a guest gets it with the order’s signed link', async () => {
    const { id } = await order({ owner: { kind: 'public' } });
    const other = await order({ owner: { kind: 'public' } });
    const by = (seal: string) => app.request(`${path}${excelOf(id)}&o=${encodeURIComponent(seal)}`);
    expect((await by(sealOrder(shop.env, id))).status).toBe(200);
    for (const seal of [sealOrder(shop.env, other.id), 'made up', '']) expect((await by(seal)).status).toBe(404);
  });

  test('H09 S07 the signed link gives no more than the page: no hidden order, no amounts that the company hides', async () => {
    const { id } = await order(awkward());
    const by = () => app.request(`${path}${excelOf(id)}&o=${encodeURIComponent(sealOrder(shop.env, id))}`);
    const widths = async () => (await (await read(await by())).sheet(1)).map((row) => row.length);
    expect(await widths()).toHaveLength(8);
    await watchers.hidePrices();
    expect(await widths()).toEqual([7, 7, 7]);
    await shop.db.updateTable('orders').set({ is_hidden: true }).where('id', '=', id).execute();
    expect((await by()).status).toBe(404);
    expect((await ask('admin', excelOf(id))).status).toBe(200);
  });
});

describe('the list', () => {
  const list = (rest = '') => `/orders/excel?cultureCode=sv${rest}`;
  const visit = () => aVisit({ claims: someClaims(watchers.claims.buyer) });
  const asked = { reach: 'all', filter: {}, order: 'desc' } as const;
  const numbersOf = async (who: Watcher, rest = '') =>
    (await (await read(await ask(who, list(rest)))).sheet(1)).slice(1).map((row) => row[0]);

  test('visitors get the same orders as in the list', async () => {
    const first = await order({ createdAt: new Date('2026-10-01T10:00:00Z') });
    const second = await order({ createdAt: new Date('2026-11-01T10:00:00Z') });
    await order({ owner: { kind: 'public' } });
    const sum = 'Summa SEK';
    expect(await numbersOf('buyer')).toEqual([second.orderNo, first.orderNo, sum]);
    expect(await numbersOf('admin')).toEqual([second.orderNo, first.orderNo, sum]);
    expect(await numbersOf('admin', '&order=asc')).toEqual([first.orderNo, second.orderNo, sum]);
    expect(await numbersOf('admin', '&own=true')).toEqual([]);
    for (const who of ['colleague', 'consumer', 'stranger', 'otherAdmin'] as const)
      expect(await numbersOf(who)).toEqual([]);
    await watchers.bindToTeams();
    expect(await numbersOf('admin')).toEqual([]);
    expect((await app.request(`${path}${list()}`)).status).toBe(401);
  });

  test('it has the filters of the list', async () => {
    const old = await order({ createdAt: new Date('2026-10-01T10:00:00Z') });
    const late = await order({ createdAt: new Date('2026-11-01T10:00:00Z'), status: 300 });
    const external = await order({ rows: [anOrderRow({ type: 'ExternalArticle' })] });
    const found = async (rest: string) => (await numbersOf('buyer', rest)).filter((no) => no !== 'Summa SEK');
    expect(await found('&from=2026-10-01&to=2026-10-01')).toEqual([old.orderNo]);
    expect(await found(`&search=${late.orderNo}`)).toEqual([late.orderNo]);
    expect(await found('&Status=300')).toEqual([late.orderNo]);
    expect(await found('&external=true')).toEqual([external.orderNo]);
    expect((await ask('buyer', list('&from=soon'))).status).toBe(422);
    expect((await ask('buyer', list('&search=%00'))).status).toBe(422);
  });

  test('amounts are summed per currency, without hidden ones', async () => {
    await order(awkward());
    await order(awkward());
    await order(awkward({ hidesPrices: true }));
    const euro = await order(awkward());
    await shop.db.updateTable('orders').set({ currency: 'EUR' }).where('id', '=', euro.id).execute();
    const answer = await ask('buyer', list());
    expect(answer.headers.get('document-rows')).toBe('4');
    expect(Number(answer.headers.get('document-bytes-about'))).toBeGreaterThan(4_000);
    const book = await read(answer);
    expect(book.broken).toEqual([]);
    const rows = await book.sheet(1);
    expect(rows[0]?.slice(-3)).toEqual(['Valuta', 'Skatt', 'Summa']);
    expect(rows.slice(-2).map((row) => [row[0], ...row.slice(-2)])).toEqual([
      ['Summa EUR', 48.5, 242.46],
      ['Summa SEK', 97, 484.92],
    ]);
    expect(book.files.get('xl/worksheets/sheet1.xml')).toContain(
      '<f>SUMIF(L2:L5,&quot;SEK&quot;,N2:N5)</f><v>484.92</v>',
    );
    await watchers.hidePrices();
    expect((await (await read(await ask('buyer', list()))).sheet(1))[0]).not.toContain('Summa');
  });

  test('it continues across parts of the list, and each order appears once', async () => {
    const made: string[] = [];
    for (let at = 0; at < 7; at += 1)
      made.push((await order({ createdAt: new Date(Date.UTC(2026, 9, 1 + (at % 3))) })).orderNo);
    const limits = { most: 50_000, atOnce: 2 };
    const read = await readHistorySheet(shop, visit(), asked, limits);
    if (!read.ok) throw new Error(read.refusal.code);
    const rows = await Array.fromAsync(read.value.sheet.rows);
    expect(rows).toHaveLength(made.length + 1);
    expect(new Set(rows.slice(0, -1).map(({ cells: [no] }) => no))).toEqual(new Set(made));
    const short = await readHistorySheet(shop, visit(), asked, { most: 7, atOnce: 2 });
    if (!short.ok) throw new Error(short.refusal.code);
    await order();
    expect(await Array.fromAsync(short.value.sheet.rows)).toHaveLength(8);
  });

  test('thousands of orders are read five hundred at a time, on demand', async () => {
    const { id } = await order();
    await copyOrder(shop.db, id, 2_499);
    const counted = countStatements(shop.db);
    const read = await readHistorySheet({ ...shop, db: counted.db }, visit(), asked);
    if (!read.ok) throw new Error(read.refusal.code);
    expect(read.value.count).toBe(2_500);
    const before = counted.count();
    const asks: number[] = [];
    for await (const _ of read.value.sheet.rows) asks.push(counted.count() - before);
    // One row per order and one for the sum; each further 500 orders take one more statement.
    expect(asks).toEqual([...Array.from({ length: 2_500 }, (_, at) => Math.floor(at / 500) + 1), 5]);
  });

  test('more rows than a file can hold are refused with their number', async () => {
    await order();
    await order();
    expect(await readHistorySheet(shop, visit(), asked, { most: 1, atOnce: 1 })).toEqual({
      ok: false,
      refusal: { code: 'too-many-rows', count: 2, maximum: 1 },
    });
    expect((await readHistorySheet(shop, visit(), asked, { most: 2, atOnce: 1 })).ok).toBe(true);
  });
});
